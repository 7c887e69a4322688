// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { english } from "../../fixtures/english";
import { texts } from "../../i18n/i18n.svelte";
import Invite from "./Invite.svelte";

beforeAll(() => texts.use("en", english));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function invited(address: string, url: string | null): () => string {
  vi.stubGlobal("fetch", async () => ({ ok: true, json: async () => ({ url }) }));
  render(Invite, { address, text: "Come!" });
  return () => screen.getByLabelText<HTMLInputElement>("Link to send").value;
}

describe("an invitation", () => {
  it("from this device alone leads others by the address on the network", async () => {
    const link = invited("http://127.0.0.1:8311/t/k3", "http://192.168.1.5:8311");
    await screen.findByText("This is the address for others on your network.");
    expect(link()).toBe("http://192.168.1.5:8311/t/k3");
  });

  it("that nobody else can open says so", async () => {
    const link = invited("http://localhost:8311/t/k3", null);
    await screen.findByText(/Only this device can open this link/);
    expect(link()).toBe("http://localhost:8311/t/k3");
  });

  it("of a server with a name is as it is", () => {
    const link = invited("https://example.org/t/k3", "http://192.168.1.5:8311");
    expect(screen.queryByRole("status")).toBeNull();
    expect(link()).toBe("https://example.org/t/k3");
  });
});
