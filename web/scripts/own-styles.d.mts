import type { Rule } from "eslint";

export const ownStyles: Rule.RuleModule;
