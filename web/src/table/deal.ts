// The daily deal that a table is for.
import { RULE_SETS, type RuleSet } from "../game/rulesets";

/** The day and the edition in the name of a deal. */
export function dealOf(deal: string): { date: string; edition: RuleSet } {
  const [date = "", rules = ""] = deal.split(" ");
  return { date, edition: RULE_SETS.find((name) => name === rules) ?? "standard" };
}

/** The page of a deal: today's standard one has the shortest address. A ghost is a table whose game plays along. */
export function dealPage(date: string | null, edition: string, ghost: string | null = null): string {
  const query = [
    ...(date ? [`date=${date}`] : []),
    ...(edition === "standard" ? [] : [`edition=${edition}`]),
    ...(ghost ? [`ghost=${ghost}`] : []),
  ].join("&");
  return query ? `/daily?${query}` : "/daily";
}

/** The page that shows two games of a deal beside each other. */
export const besidePage = (mine: string, other: string): string => `/daily/beside/${mine}/${other}`;
