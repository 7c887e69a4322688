// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { router } from "./router.svelte";

const scrolled = vi.fn();

beforeEach(() => vi.stubGlobal("scrollTo", scrolled.mockClear()));
afterEach(() => vi.unstubAllGlobals());

it("shows another page from its top", () => {
  router.go("/editor");
  router.go("/rules", { replace: true });
  expect(scrolled).toHaveBeenCalledTimes(2);
});

it("stays where it is when a page keeps what it shows in its address", () => {
  router.go("/editor?table=k3v9&ply=12");
  scrolled.mockClear();
  router.go("/editor#tt1+standard", { replace: true });
  expect(router.url.hash).toBe("#tt1+standard");
  expect(scrolled).not.toHaveBeenCalled();
});
