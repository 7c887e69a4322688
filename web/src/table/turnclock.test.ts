import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TurnClock } from "./turnclock.svelte";

const NOON = Date.UTC(2026, 5, 1, 12);

beforeEach(() => vi.useFakeTimers({ now: NOON }));
afterEach(() => vi.useRealTimers());

function later(clock: TurnClock, seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * 1000);
  clock.tick();
}

describe("the clock of a turn", () => {
  it("counts the seconds down and stops at nought", () => {
    const clock = new TurnClock();
    expect(clock.left).toBeNull();
    clock.set(NOON + 60_000, 1, NOON);
    expect([clock.seat, clock.left]).toEqual([1, 60]);
    later(clock, 59.5);
    expect(clock.left).toBe(1);
    later(clock, 5);
    expect(clock.left).toBe(0);
  });

  it.each([-90, 3600])("is right on a device whose clock is %i s wrong", (wrong) => {
    const clock = new TurnClock();
    clock.set(NOON + (60 - wrong) * 1000, 0, NOON - wrong * 1000);
    expect(clock.left).toBe(60);
    later(clock, 25);
    expect(clock.left).toBe(35);
  });

  it("does not believe a message that was long on its way", () => {
    const clock = new TurnClock();
    clock.set(NOON + 60_000, 0, NOON);
    later(clock, 10);
    // Written by the server eight seconds ago.
    clock.set(NOON + 60_000, 0, NOON + 2000);
    expect(clock.left).toBe(50);
  });

  it("warns at 20 and at 10 seconds", () => {
    const clock = new TurnClock();
    clock.set(NOON + 60_000, 0, NOON);
    later(clock, 39);
    expect(clock.warning).toBeNull();
    later(clock, 1);
    expect(clock.warning).toBe(20);
    later(clock, 10);
    expect(clock.warning).toBe(10);
    clock.set(NOON + 110_000, 1, NOON + 50_000);
    expect(clock.warning).toBeNull();
  });
});
