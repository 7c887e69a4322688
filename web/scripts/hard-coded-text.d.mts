import type { Rule } from "eslint";

export const hardCodedText: Rule.RuleModule;
