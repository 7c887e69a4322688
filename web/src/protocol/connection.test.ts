import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type Line, type Push } from "./connection";
import { PROTOCOL } from "./protocol";

class FakeWire {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.closed = true;
  }

  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  greet(): void {
    this.onopen?.();
    this.hear({ type: "state", seq: 3 });
  }
}

let wires: FakeWire[] = [];
let lines: Line[] = [];
let pushes: Push[] = [];
let connection: Connection;

const newest = (): FakeWire => wires.at(-1) as FakeWire;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  lines = [];
  pushes = [];
  connection = new Connection("k3", {
    lang: () => "en",
    since: () => (pushes.length > 0 ? 3 : null),
    onpush: (message) => pushes.push(message),
    online: (line) => lines.push(line),
    lostText: () => "lost",
    open: () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    },
  });
});
afterEach(() => {
  connection.end();
  vi.useRealTimers();
});

describe("the connection", () => {
  it("says hello first and keeps commands until the state has come", async () => {
    const answer = connection.ask("hint");
    newest().onopen?.();
    expect(newest().sent).toEqual([{ type: "hello", protocol: PROTOCOL, lang: "en", since: null }]);
    newest().hear({ type: "state", seq: 3 });
    expect(newest().sent[1]).toEqual({ type: "hint", lang: "en", id: 1 });
    newest().hear({ type: "ok", id: 1, level: "hard" });
    await expect(answer).resolves.toMatchObject({ level: "hard" });
    expect(lines).toEqual(["open"]);
  });

  it("comes back with what it has seen, and sends an action again that was on its way", async () => {
    newest().greet();
    const answer = connection.ask("act", { ply: 4, actions: ["end"] });
    newest().onclose?.();
    expect(lines).toEqual(["open", "lost"]);
    vi.advanceTimersByTime(200);
    newest().greet();
    expect(wires).toHaveLength(2);
    expect(newest().sent).toEqual([
      { type: "hello", protocol: PROTOCOL, lang: "en", since: 3 },
      { type: "act", lang: "en", ply: 4, actions: ["end"], id: 1 },
    ]);
    newest().hear({ type: "error", id: 1, error: { code: "stale", text: "moved on" } });
    await expect(answer).resolves.toEqual({});
  });

  it("does not take a refusal of something sent once for a success", async () => {
    newest().greet();
    const answer = connection.ask("act", { ply: 4, actions: ["end"] });
    newest().hear({ type: "error", id: 1, error: { code: "stale", text: "moved on" } });
    await expect(answer).rejects.toThrow("moved on");
  });

  it("never says a thing twice in the chat", async () => {
    newest().greet();
    const answer = connection.ask("chat", { text: "hello" });
    newest().onclose?.();
    await expect(answer).rejects.toThrow("lost");
    vi.advanceTimersByTime(200);
    newest().greet();
    expect(newest().sent).toHaveLength(1);
  });

  it("never does, not even when it reconnects automatically", async () => {
    newest().greet();
    const answer = connection.ask("chat", { text: "hello" });
    connection.again();
    await expect(answer).rejects.toThrow("lost");
    newest().greet();
    expect(newest().sent).toHaveLength(1);
  });

  it("waits longer from try to try, and gives up only when refused", () => {
    newest().greet();
    newest().onclose?.();
    vi.advanceTimersByTime(200);
    newest().onclose?.();
    vi.advanceTimersByTime(499);
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(wires).toHaveLength(3);
    newest().hear({ type: "error", id: null, error: { code: "unknown", text: "no table" } });
    expect(lines.at(-1)).toBe("refused");
    vi.advanceTimersByTime(10_000);
    expect(wires).toHaveLength(3);
  });

  it("notices a line that never becomes one", () => {
    vi.advanceTimersByTime(10_000);
    expect(lines).toEqual(["lost"]);
    vi.advanceTimersByTime(200);
    newest().greet();
    vi.advanceTimersByTime(10_000);
    expect(lines).toEqual(["lost", "open"]);
  });

  it("notices a line that has fallen silent", () => {
    newest().greet();
    vi.advanceTimersByTime(25_000);
    expect(newest().sent.at(-1)).toMatchObject({ type: "ping" });
    vi.advanceTimersByTime(10_000);
    expect(lines.at(-1)).toBe("lost");
  });
});
