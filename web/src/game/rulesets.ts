// Which of the named rule sets a table is played by.

import type { View } from "../protocol/protocol";

const SETS = {
  standard: { all_provinces: "every_province", route_tile_fallback: "always", carriage_points: "printed" },
  "first-printing": { all_provinces: "outside_baiern", route_tile_fallback: "always", carriage_points: "printed" },
  icelandic: { all_provinces: "every_province", route_tile_fallback: "seven_only", carriage_points: "printed" },
};

export type RuleSet = keyof typeof SETS;
export const RULE_SETS = Object.keys(SETS) as RuleSet[];

/** Its name; "own" for options that no set has. */
export function ruleSetOf(rules: View["rules"]): RuleSet | "own" {
  const options = Object.entries(rules) as [keyof View["rules"], string][];
  return RULE_SETS.find((name) => options.every(([option, value]) => SETS[name][option] === value)) ?? "own";
}
