// The daily deal that a table is for.
import { RULE_SETS, type RuleSet } from "../game/rulesets";

/** The day and the edition in the name of a deal. */
export function dealOf(deal: string): { date: string; edition: RuleSet } {
  const [date = "", rules = ""] = deal.split(" ");
  return { date, edition: RULE_SETS.find((name) => name === rules) ?? "standard" };
}

/** The page of a deal: today's standard one has the shortest address. */
export function dealPage(date: string | null, edition: string): string {
  const query = [...(date ? [`date=${date}`] : []), ...(edition === "standard" ? [] : [`edition=${edition}`])].join(
    "&",
  );
  return query ? `/daily?${query}` : "/daily";
}
