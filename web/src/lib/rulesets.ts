// Which of the named rule sets a table is played by.

const SETS: Record<string, Record<string, string>> = {
  standard: { all_provinces: "every_province", route_tile_fallback: "always", carriage_points: "printed" },
  "first-printing": { all_provinces: "outside_baiern", route_tile_fallback: "always", carriage_points: "printed" },
  icelandic: { all_provinces: "every_province", route_tile_fallback: "seven_only", carriage_points: "printed" },
};

export const RULE_SETS = Object.keys(SETS);

/** Its name; "own" for options that no set has. */
export function ruleSetOf(rules: Record<string, string>): string {
  const same = (set: Record<string, string>): boolean =>
    Object.entries(set).every(([option, value]) => rules[option] === value);
  return RULE_SETS.find((name) => same(SETS[name] ?? {})) ?? "own";
}
