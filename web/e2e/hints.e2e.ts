import { describe, expect, it } from "vitest";
import { newTable, toClose } from "./advice";
import { Player } from "./player";
import { leave, serving, visitor } from "./world";

const server = serving();

/** What the hint lies over, of all that a hint can speak of; runs in the page. */
function covered(): string[] {
  const hint = document.querySelector("[data-hint]")?.getBoundingClientRect();
  if (!hint) return ["there is no hint"];
  const named = document.querySelectorAll<HTMLElement>(
    '[data-at="supply"], [data-at^="slot-"] .card, [data-at^="hand-"] .card, [data-at^="route-"], .official, .map, dialog.below',
  );
  const buttons = [...document.querySelectorAll<HTMLElement>(".table button")].filter((button) =>
    /^(Close route|End turn)$/.test(button.textContent?.trim() ?? ""),
  );
  return [...named, ...buttons]
    .filter((element) => {
      const box = element.getBoundingClientRect();
      const wide = Math.min(box.right, hint.right) - Math.max(box.left, hint.left);
      const high = Math.min(box.bottom, hint.bottom) - Math.max(box.top, hint.top);
      return wide > 2 && high > 2;
    })
    .map((element) => element.outerHTML.slice(0, 80));
}

/** Cards whose chance lies under the number of their key; runs in the page. */
function hiddenChances(): string[] {
  return [...document.querySelectorAll(".card:has(kbd + span)")].flatMap((card) => {
    const [key, chance] = [...card.querySelectorAll("kbd, kbd + span")].map((each) => each.getBoundingClientRect());
    const apart = key && chance && (key.top >= chance.bottom - 1 || key.left >= chance.right);
    return apart ? [] : [(card as HTMLElement).innerText];
  });
}

describe("a hint at the table", () => {
  it.each([
    ["laptop", { viewport: { width: 1366, height: 650 } }],
    ["desktop", { viewport: { width: 1440, height: 900 } }],
    ["phone", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
    ["phone on its side", { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true }],
  ])("covers nothing that it names, comes and goes by its key, and can be followed: %s", async (_name, device) => {
    const ann = await visitor(server, device);
    await toClose(ann.page, { hand: 4, route: 4 });
    const player = new Player(ann.page);
    await ann.page.keyboard.press("h");
    const hint = ann.page.getByRole("complementary", { name: "Hint" });
    await hint.waitFor();
    expect(await ann.page.evaluate(covered)).toEqual([]);
    await ann.page.keyboard.press("Escape");
    await hint.waitFor({ state: "detached" });

    // Also while a route is being closed, and then it says how.
    await player.openClosing();
    await ann.page.keyboard.press("h");
    const plan = hint.getByRole("button", { name: /houses/ });
    await plan.waitFor();
    expect(await ann.page.evaluate(covered)).toEqual([]);
    await plan.click();
    await player.close();
    await leave(ann);
  });

  it("shows chances beside the numbers of the keys", async () => {
    const ann = await visitor(server, { viewport: { width: 1366, height: 650 } });
    await ann.page.goto(`/t/${await newTable(ann, 1)}`);
    await new Player(ann.page).turn();
    await ann.page.keyboard.press("h");
    await ann.page.locator(".card > kbd + span").first().waitFor();
    expect(await ann.page.evaluate(hiddenChances)).toEqual([]);
    await leave(ann);
  });
});

describe("what a click leads to", () => {
  it("who resigns against bots is offered a new game", async () => {
    const ann = await visitor(server);
    const id = await newTable(ann, 1);
    await ann.page.goto(`/t/${id}`);
    await new Player(ann.page).turn();
    await ann.page.getByRole("button", { name: "Menu" }).click();
    await ann.page.getByRole("button", { name: "Resign" }).click();
    await ann.page.getByRole("button", { name: "Resign" }).click();
    // The bots may be done before the answer: the score does not come over the offer.
    await ann.page.locator('.table[data-phase="over"]').waitFor({ state: "attached" });
    await ann.page.getByRole("button", { name: "New game" }).click();
    await ann.page.waitForURL((url) => url.pathname.startsWith("/t/") && !url.pathname.endsWith(id));
    await new Player(ann.page).turn();
    await leave(ann);
  });

  it("the buttons stay where they are while the status changes", async () => {
    const ann = await visitor(server, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const id = await newTable(ann, 1);
    await ann.page.goto(`/t/${id}`);
    const player = new Player(ann.page);
    const places = new Set<number>();
    for (let step = 0; step < 9 && (await player.turn()); step++) {
      const box = await ann.page.getByRole("button", { name: "End turn" }).boundingBox();
      places.add(Math.round(box?.y ?? 0));
      await player.step();
    }
    expect([...places]).toHaveLength(1);
    await leave(ann);
  });
});
