// Exercises as positions of the drill: a mistake in your own game, as a review describes it.
import type { Exercise, ReviewWay } from "../protocol/protocol";
import type { Lesson } from "../replay/review/learning.svelte";

export interface ExerciseLesson extends Lesson {
  kind: Exercise["kind"];
}

const way = (actions: string[]): ReviewWay => ({ actions, chances: [], noise: 0 });

export function lessonOf({ table, ply, seat, kind, cost, played, best, others }: Exercise): ExerciseLesson {
  return {
    table,
    kind,
    decision: {
      ply,
      plies: played.length,
      seat,
      played: way(played),
      best: way(best),
      others: others.map(way),
      cost,
      effect: [],
      gave: [],
      size: "mistake",
      reasons: [],
      hint: "none",
      find: 0,
    },
  };
}
