// Exercises as positions of the drill: a mistake in your own game, as a review describes it.
import type { Exercise, ReviewWay } from "../protocol/protocol";
import { decisionWith, ofGame, type Lesson } from "../replay/review/learning.svelte";

export interface ExerciseLesson extends Lesson {
  table: string;
  ply: number;
  kind: Exercise["kind"];
}

const way = (actions: string[]): ReviewWay => ({ actions, chances: [], noise: 0 });

export function lessonOf({ table, ply, seat, kind, cost, played, best, others }: Exercise): ExerciseLesson {
  const place = ofGame(table, { ply, seat });
  const decision = decisionWith({ ply, seat, played: way(played), best: way(best), others: others.map(way), cost });
  return { table, ply, kind, place, decision };
}
