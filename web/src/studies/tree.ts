// The steps of a chapter as a tree: of several steps after the same one the first is the main line.
import type { StudyStep } from "../protocol/protocol";

/** The steps that lead to a step, and itself; without the beginning. */
export function pathTo(steps: StudyStep[], id: number): StudyStep[] {
  const byId = new Map(steps.map((step) => [step.id, step]));
  const path: StudyStep[] = [];
  for (let step = byId.get(id); step && step.parent !== null; step = byId.get(step.parent)) path.unshift(step);
  return path;
}

/** The line of play that a step is in, from the beginning to its end. */
export function lineOf(steps: StudyStep[], id: number): StudyStep[] {
  const line = [...steps.slice(0, 1), ...pathTo(steps, id)];
  for (;;) {
    const next = steps.find(({ parent }) => parent === line.at(-1)?.id);
    if (!next) return line;
    line.push(next);
  }
}

/** A line of a printed tree: steps one after the other, and how deep they stand. */
export interface Row {
  depth: number;
  steps: StudyStep[];
}

/** The tree in rows: after a step that others could replace, those come first, then its line goes on. */
export function rowsOf(steps: StudyStep[]): Row[] {
  const children: Record<number, StudyStep[]> = {};
  for (const step of steps) if (step.parent !== null) (children[step.parent] ??= []).push(step);
  const rows: Row[] = [];
  const first = children[steps[0]?.id ?? 0]?.[0];
  /** Where lines go on, the next one last. */
  const waiting = first ? [{ first, depth: 0 }] : [];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { depth } = next;
    const row: Row = { depth, steps: [] };
    rows.push(row);
    for (let step: StudyStep | undefined = next.first; step;) {
      row.steps.push(step);
      const [main, ...others]: StudyStep[] = children[step.parent ?? 0] ?? [];
      const following: StudyStep | undefined = children[step.id]?.[0];
      if (main === step && others.length > 0) {
        if (following) waiting.push({ first: following, depth });
        waiting.push(...others.toReversed().map((other) => ({ first: other, depth: depth + 1 })));
        break;
      }
      step = following;
    }
  }
  return rows;
}
