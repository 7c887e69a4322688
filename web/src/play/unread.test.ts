import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Notice } from "./session.svelte";
import { Unread } from "./unread.svelte";

const said = (seq: number): Notice => ({ seq, at: 0, type: "chat", seat: 1, name: "Ben", text: "Grüß Gott" });
const sat: Notice = { seq: 1, at: 0, type: "sat", seat: 1, name: "Ben" };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe("what was said and not read", () => {
  it("counts words, not what happened beside them", () => {
    expect(new Unread("k3").count([sat, said(2), said(3)])).toBe(2);
  });

  it("is read until something new is said, even after a reload, and separately for each table", () => {
    const unread = new Unread("k3");
    unread.readAll([sat, said(2)]);
    expect(unread.count([sat, said(2)])).toBe(0);
    expect(unread.count([sat, said(2), said(5)])).toBe(1);
    expect(new Unread("k3").count([sat, said(2), said(5)])).toBe(1);
    expect(new Unread("k4").count([sat, said(2)])).toBe(1);
  });
});
