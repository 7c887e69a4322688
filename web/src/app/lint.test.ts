// The rule of the linter that keeps words out of components must be able to find some.
import { Linter } from "eslint";
import svelte from "eslint-plugin-svelte";
import { describe, expect, it } from "vitest";
import { hardCodedText } from "../../scripts/hard-coded-text.mjs";

const linter = new Linter();

function found(markup: string): string[] {
  const messages = linter.verify(
    markup,
    [
      ...(svelte.configs.base as Linter.Config[]),
      {
        files: ["**/*.svelte"],
        plugins: { ours: { rules: { text: hardCodedText } } },
        rules: { "ours/text": "error" },
      },
    ] as Linter.Config[],
    "Some.svelte",
  );
  return messages.map(({ message }) => /“(.*)”/.exec(message)?.[1] ?? message);
}

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
