// Creates a study and opens it.
import { t } from "../i18n/i18n.svelte";
import { day } from "../i18n/formats";
import { api } from "../protocol/api";
import type { CreateStudy } from "../protocol/protocol";
import { goWhen, type Go } from "../ui/browser/going";

/** The name that a study gets until somebody chooses another. */
const newName = (): string => t("analysis-study-name", { date: day(new Date(), "long") });

/** Creates a study and opens its page. */
export function keepStudy(source: CreateStudy["source"], go: Go, name = newName()): Promise<void> {
  const made = api("POST /studies", { body: { name, source } });
  return goWhen(
    made.then(({ id }) => `/studies/${id}`),
    go,
  );
}
