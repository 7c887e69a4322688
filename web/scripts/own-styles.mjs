// A rule for ESLint: a component styles itself alone, and asks how large the window is only by what `viewport` says of it.

/** What stands above all components: the document, and what its attributes tell of theme, motion and layout. */
const DOCUMENT = /^(:root|html|body|\[data-(theme|motion|layout)(="[a-z]+")?\])+$/;
/** Of the device and of paper. All else of a media query is about a window that does not know how large text is. */
const DEVICE = /^\(((any-)?(pointer|hover)|prefers-[a-z-]+|forced-colors): [a-z-]+\)$|^(print|screen|and|not)$/;

/** What the parentheses hold that open at a place. */
function within(css, open) {
  let depth = 0;
  for (let at = open; at < css.length; at++) {
    if (css[at] === "(") depth++;
    else if (css[at] === ")" && --depth === 0) return css.slice(open + 1, at);
  }
  return css.slice(open + 1);
}

/** Selectors of a list such as `a, :is(b, c)`, with what only groups them taken off. */
function* selectors(list) {
  const group = /^:(where|is)\((.*)\)$/s.exec(list.trim());
  if (group) yield* selectors(group[2]);
  else for (const each of list.split(",")) yield each.trim();
}

export const ownStyles = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      reach:
        "{{what}} reaches into another component: give that one a property, a custom property or a place of its own",
      window: "{{what}} does not know how large text is: use [data-layout], `viewport` or a container query",
    },
  },
  create(context) {
    return {
      SvelteStyleElement(node) {
        const css = node.children.map(({ value }) => value ?? "").join("");
        const report = (index, messageId, what) => {
          const offset = (node.children[0]?.range[0] ?? 0) + index;
          context.report({ loc: context.sourceCode.getLocFromIndex(offset), messageId, data: { what } });
        };
        for (const { index } of css.matchAll(/:global\b/g)) {
          const inside = /^:global\(/.test(css.slice(index)) ? within(css, index + 7) : "";
          if (![...selectors(inside)].every((selector) => DOCUMENT.test(selector))) {
            report(index, "reach", `:global(${inside})`);
          }
        }
        for (const { index, 0: whole, 1: query } of css.matchAll(/@media ([^{]*[^{\s])/g)) {
          const parts = query.match(/\([^)]*\)|[^\s,()]+/g) ?? [];
          if (!parts.every((part) => DEVICE.test(part))) report(index, "window", whole);
        }
        for (const { index, 0: length } of css.matchAll(/\b\d[\d.]*[dsl]?v(w|h|min|max)\b/g))
          report(index, "window", length);
      },
    };
  },
};
