// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { english } from "../../fixtures/english";
import { texts } from "../../i18n/i18n.svelte";
import NameField from "./NameField.svelte";

beforeAll(() => texts.use("en", english));
afterEach(cleanup);

describe("a field for a name", () => {
  it("says how long a name may be, once no more letters go in", async () => {
    render(NameField, { label: "Your name", value: "" });
    const input = screen.getByLabelText("Your name");
    await fireEvent.input(input, { target: { value: "A".repeat(39) } });
    expect(screen.getByRole("status").textContent).toBe("");
    await fireEvent.input(input, { target: { value: "A".repeat(40) } });
    expect(screen.getByRole("status").textContent).toBe("A name has at most 40 characters.");
    expect(input.getAttribute("aria-describedby")).toBe(screen.getByRole("status").id);
    expect(input.getAttribute("maxlength")).toBe("40");
  });

  it("does not speak before something is typed", () => {
    render(NameField, { label: "Your name", value: "A".repeat(40) });
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("gives the name without blanks around it", async () => {
    const onchange = vi.fn();
    render(NameField, { label: "Your name", value: "", onchange });
    const input = screen.getByLabelText("Your name");
    await fireEvent.input(input, { target: { value: " Ann " } });
    await fireEvent.change(input);
    expect(onchange).toHaveBeenCalledWith("Ann");
  });
});
