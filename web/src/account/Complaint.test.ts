// @vitest-environment jsdom
import complaints from "$locales/en/complaints.ftl?raw";
import { wire } from "$wire";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { english } from "../fixtures/english";
import { texts } from "../i18n/i18n.svelte";
import Blocked from "./Blocked.svelte";
import Complaint from "./Complaint.svelte";

const ben = { id: "b1", name: "Ben", since: 0, seats: [] };

beforeAll(() => {
  texts.use("en", english, complaints);
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(answer: unknown) {
  const ask = vi.spyOn(wire, "ask").mockResolvedValue(answer);
  const did = { onblocked: vi.fn(), onclose: vi.fn() };
  render(Complaint, { table: "abc", meant: { name: "Ben", about: { line: 7 }, said: "rude" }, ...did });
  return { ask, ...did };
}

describe("a complaint", () => {
  it("blocks who said a line", async () => {
    const { ask, onblocked, onclose } = show({ blocks: [ben] });
    await fireEvent.click(screen.getByRole("button", { name: "Block" }));
    await vi.waitFor(() => expect(onclose).toHaveBeenCalled());
    expect(ask).toHaveBeenCalledWith("POST", "/me/blocks", { table: "abc", line: 7 }, "en");
    expect(onblocked).toHaveBeenCalled();
  });

  it("reports a line to the host, with a reason", async () => {
    const { ask, onclose } = show({});
    expect(screen.getByText("rude")).toBeTruthy();
    await fireEvent.input(screen.getByRole("textbox"), { target: { value: " unkind " } });
    await fireEvent.click(screen.getByRole("button", { name: "Report" }));
    await vi.waitFor(() => expect(screen.getByRole("status").textContent).toContain("Reported"));
    expect(ask).toHaveBeenCalledWith("POST", "/tables/abc/reports", { line: 7, reason: "unkind" }, "en");
    expect(onclose).not.toHaveBeenCalled();
  });

  it("says why the server refuses it, and stays", async () => {
    const { onblocked } = show({ error: { code: "not_now", text: "You have reached today’s limit for reports." } });
    await fireEvent.click(screen.getByRole("button", { name: "Report" }));
    await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toContain("limit for reports"));
    expect(onblocked).not.toHaveBeenCalled();
  });
});

describe("blocked people", () => {
  it("can be unblocked", async () => {
    const ask = vi
      .spyOn(wire, "ask")
      .mockResolvedValueOnce({ blocks: [ben] })
      .mockResolvedValueOnce({ blocks: [] });
    const onchanged = vi.fn();
    render(Blocked, { onchanged });
    await fireEvent.click(await screen.findByRole("button", { name: "Unblock Ben" }));
    await vi.waitFor(() => expect(screen.getByText("You haven’t blocked anybody.")).toBeTruthy());
    expect(screen.queryByRole("list")).toBeNull(); // an empty list would still be announced
    expect(ask).toHaveBeenLastCalledWith("DELETE", "/me/blocks/b1", undefined, "en");
    expect(onchanged).toHaveBeenCalled();
  });
});
