import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ask } from "./advice";
import { leave, serving, visitor, type Visitor } from "./world";

const server = serving("--ratings");

const chat = (page: Page): Locator => page.getByRole("list", { name: "Chat" });
const OPEN = [{ kind: "person", name: "Ann" }, { kind: "open" }, { kind: "open" }];

/** A waiting room where Ben has said something; he looks at it. */
async function talkedTo(ann: Visitor, ben: Visitor, said: string): Promise<string> {
  await ann.page.goto("/");
  const { table } = await ask<{ table: { id: string } }>(ann.page, "/tables", { seats: OPEN });
  await ben.page.goto(`/t/${table.id}`);
  await ben.page.getByRole("button", { name: "Sit here" }).first().click();
  await ben.page.getByLabel("Say something").fill(said);
  await ben.page.getByRole("button", { name: "Send" }).click();
  await ben.page.getByText(said).waitFor();
  return `/t/${table.id}`;
}

describe("somebody who talks badly", () => {
  it("is blocked in every tab at once, does not learn of it, and can be unblocked", async () => {
    const [ann, ben] = [await visitor(server), await visitor(server, { settings: { name: "Ben" } })];
    const path = await talkedTo(ann, ben, "Rude words");
    const tab = await ann.context.newPage();
    for (const page of [ann.page, tab]) {
      await page.goto(path);
      await page.getByText("Rude words").waitFor();
    }
    await chat(ann.page).getByRole("button", { name: "Block or report Ben" }).click();
    await ann.page.getByRole("button", { name: "Block", exact: true }).click();
    for (const page of [ann.page, tab]) await chat(page).getByText("Rude words").waitFor({ state: "detached" });
    await ben.page.getByLabel("Say something").fill("Ruder words");
    await ben.page.getByRole("button", { name: "Send" }).click();
    await ben.page.getByText("Ruder words").waitFor();
    for (const page of [ann.page, tab])
      await page.getByRole("button", { name: "2 lines by people you blocked are hidden" }).waitFor();

    await ann.page.goto("/settings");
    await ann.page.getByRole("button", { name: "Unblock Ben" }).click();
    await ann.page.getByText("You haven’t blocked anybody.").waitFor();
    for (const said of ["Rude words", "Ruder words"]) await tab.getByText(said).waitFor();
    for (const each of [ann, ben]) await leave(each);
  });

  it("is reported, and the host sees it on their page and settles it", async () => {
    const [ann, ben] = [await visitor(server), await visitor(server, { settings: { name: "Ben" } })];
    const host = await visitor(server);
    await ann.page.goto(await talkedTo(ann, ben, "Worst words"));
    await chat(ann.page).getByRole("button", { name: "Block or report Ben" }).click();
    await ann.page.getByLabel("What is wrong?").fill("All the time");
    await ann.page.getByRole("button", { name: "Report", exact: true }).click();
    await ann.page.getByText("Reported.").waitFor();

    await host.page.goto("/api/host");
    await host.page.locator("input").fill((await server.admin("host")).trim());
    await host.page.getByRole("button").click();
    const row = host.page.getByRole("row", { name: "Worst words" });
    await row.getByText("All the time").waitFor();
    const [report = ""] = (await server.admin("reports")).split(" ");
    await row.getByText(report).waitFor();
    await server.admin("settle", report);
    await host.page.reload();
    await row.waitFor({ state: "detached" });
    for (const each of [ann, ben, host]) await leave(each);
  });
});

describe("the leaderboard", () => {
  it("lists whoever chooses it, with a page of their own, until they take it back", async () => {
    const [ann, ben] = [await visitor(server), await visitor(server, { settings: { name: "Ben" } })];
    await ann.page.goto("/");
    const seats = [
      { kind: "person", name: "Ann" },
      { kind: "bot", level: "easy" },
    ];
    const { table } = await ask<{ table: { id: string } }>(ann.page, "/tables", { seats });
    // A game that somebody leaves in its first rounds is not rated.
    for (;;) {
      const { views } = await ask<{ views: { ply: number; round: number; legal: string[] }[] }>(
        ann.page,
        `/tables/${table.id}/state`,
      );
      const [view] = views;
      if (!view || view.round > 6) break;
      if (view.legal.length === 0) continue;
      await ask(ann.page, `/tables/${table.id}/commands`, { type: "act", ply: view.ply, actions: [view.legal[0]] });
    }
    await ask(ann.page, `/tables/${table.id}/commands`, { type: "resign" });

    await ann.page.getByRole("link", { name: "Leaderboard" }).click();
    const you = ann.page.getByRole("rowheader", { name: "You" });
    // A bot plays to the end first, and games are rated some seconds later.
    await expect
      .poll(async () => {
        await ann.page.reload();
        await ann.page.locator("form").waitFor();
        return you.count();
      })
      .toBe(1);
    await ann.page.getByRole("rowheader", { name: "Stable boy" }).waitFor();
    await ben.page.goto("/leaderboard");
    await ben.page.getByRole("rowheader", { name: "Stable boy" }).waitFor();
    expect(await ben.page.getByRole("row").count()).toBe(2);

    await ann.page.getByLabel("Your name").fill("Ann of Ulm");
    await ann.page.getByRole("button", { name: "List me here" }).click();
    await ann.page.getByText("You are listed here as Ann of Ulm.").waitFor();
    await expect
      .poll(async () => {
        await ben.page.reload();
        await ben.page.locator("form").waitFor();
        return ben.page.getByRole("link", { name: "Ann of Ulm" }).count();
      })
      .toBe(1);
    await ben.page.getByRole("link", { name: "Ann of Ulm" }).click();
    await ben.page.getByRole("heading", { name: "Ann of Ulm" }).waitFor();
    await ben.page.getByRole("rowheader", { name: "All time" }).waitFor();

    await ann.page.getByRole("button", { name: "Stop listing me" }).click();
    await you.waitFor();
    for (const each of [ann, ben]) await leave(each);
  });
});
