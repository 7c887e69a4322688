import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import { hardCodedText } from "./scripts/hard-coded-text.mjs";
import { ownStyles } from "./scripts/own-styles.mjs";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "src/assets/fonts/"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    files: ["src/**/*.svelte"],
    plugins: { styles: { rules: { "own-styles": ownStyles } } },
    rules: { "styles/own-styles": "error" },
  },
  {
    // The gallery is for those who build the client.
    files: ["src/**/*.svelte"],
    ignores: ["src/dev/**"],
    plugins: { thurntaxis: { rules: { "hard-coded-text": hardCodedText } } },
    rules: { "thurntaxis/hard-coded-text": "error" },
  },
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "no-restricted-syntax": [
        "error",
        {
          selector: "MemberExpression[object.type='ImportExpression']",
          message:
            "Await it: the bundler moves what follows into the import, so that it misses styles that do not come.",
        },
      ],
    },
  },
);
