import { expect, it } from "vitest";
import { STEPS } from "../engine/steps";
import { Readiness } from "./readiness.svelte";

it("the bar grows with every byte and every step, and is full only when all is done", () => {
  const readiness = new Readiness("download");
  const shown: [string, number][] = [];
  const hear = (loaded: number, started: number): void => {
    readiness.advance({ loaded, total: 7, started });
    shown.push([readiness.stage, readiness.done]);
  };
  let started = 0;
  hear(0, started);
  hear(5, started);
  const [first = 0, ...others] = Object.values(STEPS);
  hear(5, (started += first)); // a part is unpacked while another is still being fetched
  hear(7, started);
  for (const share of others) hear(7, (started += share));
  const stages = shown.map(([stage]) => stage);
  expect(stages).toEqual([...Array<string>(3).fill("download"), ...Array<string>(others.length + 1).fill("start")]);
  const parts = shown.map(([, done]) => done);
  expect(parts).toEqual([...new Set(parts)].sort((a, b) => a - b));
  expect(parts.slice(0, -1).every((done) => done < 0.99)).toBe(true);
  expect(parts.at(-1)).toBeCloseTo(1);
});
