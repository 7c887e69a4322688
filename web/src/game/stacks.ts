import { t } from "../i18n/i18n.svelte";
import type { StackId, View } from "../protocol/protocol";

/** What a stack of bonus tiles is called; the one for all provinces is called after what the table's rules ask for. */
export function stackName(stack: StackId, rules: Pick<View["rules"], "all_provinces">): string {
  const outside = stack === "all_provinces" && rules.all_provinces === "outside_baiern";
  return t(outside ? "stack-outside_baiern" : `stack-${stack}`);
}
