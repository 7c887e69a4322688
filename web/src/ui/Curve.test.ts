// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import Curve from "./Curve.svelte";

afterEach(cleanup);

it("a curve says between which figures it runs", () => {
  const { container } = render(Curve, {
    values: [3, null, -4, 12],
    label: "points",
    figure: (value: number) => `${value} p`,
  });
  expect(screen.getByRole("img", { name: "points" })).toBeTruthy();
  expect([...container.querySelectorAll("text")].map((text) => text.textContent)).toEqual(["12 p", "-4 p", "0 p"]);
});
