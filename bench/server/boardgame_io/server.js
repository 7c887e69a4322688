// A boardgame.io server with a tic-tac-toe; a full board is emptied, so that play never ends.
// node server.js PORT [FOLDER]: with a folder, matches are kept in files there (its own FlatFile storage), else in memory.
const { Server, Origins, FlatFile } = require("boardgame.io/server");

const TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null), rounds: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells.every((cell) => cell !== null)) {
        G.cells = Array(9).fill(null);
        G.rounds += 1;
      }
      if (G.cells[id] !== null) return "INVALID_MOVE";
      G.cells[id] = playerID;
    },
  },
};

const folder = process.argv[3];
const db = folder ? { db: new FlatFile({ dir: folder }) } : {};
const server = Server({ games: [TicTacToe], origins: [Origins.LOCALHOST], ...db });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
