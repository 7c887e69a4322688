// Which of the named rule sets a table is played by. `make protocol` writes the sets from src/thurntaxis/rules.py.
import rules from "./rulesets.json";
import type { RuleChoice } from "../protocol/protocol";

export type RuleSet = keyof typeof rules.sets;
export const RULE_SETS = Object.keys(rules.sets) as RuleSet[];

/** Its name; "own" for options that no set has. */
export function ruleSetOf(choice: RuleChoice): RuleSet | "own" {
  const options = Object.entries(choice) as [keyof RuleChoice, string][];
  return RULE_SETS.find((name) => options.every(([option, value]) => rules.sets[name][option] === value)) ?? "own";
}

/** What a carriage counts by the rules in use. */
export function carriagePoints(choice: RuleChoice, carriage: number): number {
  const points: Record<string, number> = rules.carriage_points[choice.carriage_points];
  return points[carriage] ?? 0;
}
