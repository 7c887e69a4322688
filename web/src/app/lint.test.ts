// Our own linter rules must find the mistakes that they are for.
import { Linter, type Rule } from "eslint";
import svelte from "eslint-plugin-svelte";
import { describe, expect, it } from "vitest";
import { hardCodedText } from "../../scripts/hard-coded-text.mjs";
import { ownStyles } from "../../scripts/own-styles.mjs";

const linter = new Linter();

function messages(markup: string, rule: Rule.RuleModule): string[] {
  const found = linter.verify(
    markup,
    [
      ...(svelte.configs.base as Linter.Config[]),
      {
        files: ["**/*.svelte"],
        plugins: { ours: { rules: { rule } } },
        rules: { "ours/rule": "error" },
      },
    ] as Linter.Config[],
    "Some.svelte",
  );
  return found.map(({ message }) => message);
}

const found = (markup: string): string[] =>
  messages(markup, hardCodedText).map((message) => /“(.*)”/.exec(message)?.[1] ?? message);
const reaching = (css: string): string[] => messages(`<p>–</p>\n<style>${css}</style>`, ownStyles);

describe("hard-coded text", () => {
  it.each([
    ["<p>Your turn</p>", ["Your turn"]],
    ["<p>{open ? 'Close' : t('open')}</p>", ["Close"]],
    ["<p>{`Round ${round}`}</p>", ["Round"]],
    ['<button aria-label="Menu">{icon}</button>', ["Menu"]],
    ['<input placeholder="Your name" title={over ? "Over" : ""} />', ["Your name", "Over"]],
    ['<img alt="The map" src={map} />', ["The map"]],
    ['<Switch label="Sounds" />', ["Sounds"]],
    ["{#if over}Game over{/if}", ["Game over"]],
  ])("is found in %s", (markup, words) => {
    expect(found(markup)).toEqual(words);
  });

  it.each([
    ["<p class='caps'>{t('your-turn')} · {count}×</p>"],
    ["<p aria-label={t('menu')} data-at='slot' style:color='red'>–</p>"],
    ["<p>{t(open ? 'close' : 'open', { name: 'x' })}</p><style>p { color: red }</style>"],
  ])("is not found in %s", (markup) => {
    expect(found(markup)).toEqual([]);
  });
});

describe("styles of a component", () => {
  it.each([
    [".row :global(h2) { color: red }"],
    [":global(.dialog) .row { color: red }"],
    [":global([data-layout='phone'] .dialog) { color: red }"],
    [".row :global(:is(body, svg)) { color: red }"],
    [":global { .dialog { color: red } }"],
    ["@media (max-width: 699px) { p { color: red } }"],
    ["@media print, (min-height: 520px) { p { color: red } }"],
    ["@media (orientation: landscape) { p { color: red } }"],
    ["p { height: calc(100dvh - 2px) }"],
  ])("reach no other and ask no window: %s", (css) => {
    expect(reaching(css)).toHaveLength(1);
  });

  it.each([
    [':global([data-theme="dark"]) p { color: red }'],
    [':global(:where([data-layout="phone"], [data-layout="landscape"])) { p { color: red } }'],
    ["@media (pointer: coarse) { p { min-height: calc(100 * var(--vh)) } }"],
    ["@media print { :global(body) { color: red } } @media (prefers-reduced-motion: reduce) { p { color: red } }"],
    ["@container sheet (min-width: 480px) { p { color: red } }"],
  ])("may say %s", (css) => {
    expect(reaching(css)).toEqual([]);
  });
});

describe("links", () => {
  // In a folder of files an address stands after a #: a link as it is would be right for a click, and wrong in a new tab.
  it("of components are written by href()", () => {
    const sources = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });
    const links = Object.entries(sources).flatMap(([file, source]) =>
      [...source.matchAll(/\bhref=(?:"[^"]*"|\{[^}]*)/g)].map(([link]) => `${file}: ${link}`),
    );
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((link) => !/href=(\{href\(|"#)/.test(link))).toEqual([]);
  });
});
