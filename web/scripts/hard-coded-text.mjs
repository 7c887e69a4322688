// A rule for ESLint: words that people read or hear come from the text files, never from a component.

/** Attributes and properties of components that are read or spoken. */
const SPOKEN = new Set([
  ...["alt", "title", "placeholder", "label", "summary", "text", "help", "heading"],
  ...["aria-label", "aria-description", "aria-placeholder", "aria-roledescription", "aria-valuetext"],
]);

const hasWords = (text) => /\p{L}/u.test(text);

/** The strings that an expression may come to; what is given to a function is that function's affair. */
function* results(expression) {
  switch (expression?.type) {
    case "Literal":
      if (typeof expression.value === "string") yield [expression, expression.value];
      break;
    case "TemplateLiteral":
      for (const part of expression.quasis) yield [part, part.value.cooked];
      for (const part of expression.expressions) yield* results(part);
      break;
    case "ConditionalExpression":
      yield* results(expression.consequent);
      yield* results(expression.alternate);
      break;
    case "LogicalExpression":
    case "BinaryExpression":
      yield* results(expression.left);
      yield* results(expression.right);
  }
}

export const hardCodedText = {
  meta: {
    type: "problem",
    schema: [],
    messages: { text: "“{{text}}” would be English in every language: put it into the text files and use t()" },
  },
  create(context) {
    const check = (node, text) => {
      if (hasWords(text)) context.report({ node, messageId: "text", data: { text: text.trim().slice(0, 40) } });
    };
    const checkExpression = (expression) => {
      for (const [node, text] of results(expression)) check(node, text);
    };
    return {
      SvelteText(node) {
        if (node.parent.type !== "SvelteStyleElement") check(node, node.value);
      },
      SvelteMustacheTag(node) {
        // Within an attribute it is looked at with the attribute.
        if (node.parent.type !== "SvelteAttribute" && node.parent.type !== "SvelteStyleDirective") {
          checkExpression(node.expression);
        }
      },
      SvelteAttribute(node) {
        if (!SPOKEN.has(node.key.name)) return;
        for (const value of node.value) {
          if (value.type === "SvelteLiteral") check(value, value.value);
          else checkExpression(value.expression);
        }
      },
    };
  },
};
