// Scripted players for both servers: at every table the player to act moves as soon as the last move has arrived.
// node load.js ours|boardgame.io PORT TABLES SECONDS; prints one JSON line. With two ports, PORT,PORT, the two players of
// each table are connected to different servers.
const WebSocket = require("ws");

const [kind, ports] = [process.argv[2], process.argv[3].split(",")];
const [port, tables, seconds] = [ports[0], ...process.argv.slice(4).map(Number)];
const warmUp = Math.min(3, seconds / 3);
const times = []; // from a move's sending until the opponent has it, in ms
let counting = false;
let moves = 0; // an opponent on another worker may get several with one message
let problems = 0;

const token = () => require("crypto").randomBytes(32).toString("base64url");

/** Notes how long a move took; the opponent's message is what counts. */
class Clock {
  sent = 0;
  start() { this.sent = performance.now(); }
  arrived() { if (counting) times.push(performance.now() - this.sent); }
}

async function ours(number) {
  const people = [token(), token()];
  const post = async (path, body, who) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method: "POST", body: JSON.stringify(body),
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${who}` },
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  const seats = [{ kind: "person", name: "Ann" }, { kind: "open" }];
  const { table } = await post("/tables", { seats }, people[0]);
  await post(`/tables/${table.id}/commands`, { type: "sit", name: "Ben" }, people[1]);
  const clock = new Clock();
  let mover = -1; // the seat whose move is under way
  let luck = number * 7919 + 1;
  const next = () => (luck = (luck * 1103515245 + 12345) & 0x7fffffff);
  const connect = (who, place) => new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${ports[place % ports.length]}/api/tables/${table.id}/socket`, { perMessageDeflate: false });
    socket.on("error", reject);
    socket.on("open", () => socket.send(JSON.stringify({ type: "hello", token: who })));
    socket.on("message", (data) => {
      const message = JSON.parse(data);
      if (message.type === "error") problems += 1;
      if (message.type === "state") resolve(() => play(message));
      if (message.type === "update" && message.views) play(message);
    });
    let seen = 0;
    const play = ({ views: [view], log }) => {
      if (counting && place === 0) moves += view.ply - seen;
      seen = view.ply;
      const moved = log.at(-1)?.type === "action";
      if (moved && mover !== view.seat) clock.arrived();
      if (!view.legal.length) return;
      // Close and end turns as a person would; otherwise anything legal.
      const close = view.legal.includes("close") ? "close" : null;
      const action = close ?? view.legal[next() % view.legal.length];
      mover = view.seat;
      clock.start();
      socket.send(JSON.stringify({ type: "act", ply: view.ply, actions: [action] }));
    };
  });
  return Promise.all(people.map(connect));
}

async function boardgameIo(number) {
  const { io } = require("socket.io-client");
  const match = `match${number}`;
  const clock = new Clock();
  const connect = (player) => new Promise((resolve) => {
    const socket = io(`http://127.0.0.1:${port}/tic-tac-toe`, { transports: ["websocket"], forceNew: true });
    const play = (state) => {
      const { cells } = state.G;
      if (state._stateID > 0 && state.ctx.currentPlayer === player) clock.arrived();
      if (counting && state.ctx.currentPlayer === player) moves += 1;
      if (state.ctx.currentPlayer !== player) return;
      const free = cells.indexOf(null);
      const payload = { type: "clickCell", args: [free < 0 ? 0 : free], playerID: player };
      clock.start();
      socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, match, player);
    };
    socket.on("connect", () => socket.emit("sync", match, player, undefined, 2));
    socket.on("sync", (_, { state }) => resolve(() => play(state)));
    socket.on("update", (_, state) => play(state));
  });
  const first = await connect("0"); // who comes first makes the match
  return [first, await connect("1")];
}

async function main() {
  const starts = [];
  for (let number = 0; number < tables; number += 25) {
    const several = Array.from({ length: Math.min(25, tables - number) }, (_, place) =>
      (kind === "ours" ? ours : boardgameIo)(number + place));
    starts.push(...(await Promise.all(several)).flat());
  }
  for (const start of starts) start();
  await new Promise((done) => setTimeout(done, warmUp * 1000));
  console.log(JSON.stringify({ counting: true })); // from here on the server's time counts as well
  counting = true;
  const cpu = process.cpuUsage();
  const began = performance.now();
  await new Promise((done) => setTimeout(done, seconds * 1000));
  const taken = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(share * times.length))];
  console.log(JSON.stringify({
    kind, tables, moves, seconds: taken, per_second: moves / taken,
    p50: at(0.5), p99: at(0.99), problems, client_cpu: (user + system) / 1e6 / taken,
  }));
  process.exit(0);
}

main().catch((error) => { console.error(error); process.exit(1); });
