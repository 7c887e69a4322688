// Arrows and circles that are drawn on the map of a study.
import type { Shapes } from "../map/marks";
import type { CityId, StudyNote } from "../protocol/protocol";
import type { Book } from "./book.svelte";

export type DrawingTool = "arrow" | "circle";

/** The list without what is in it, or with what is not. */
const toggled = <T>(all: T[], one: T, same: (each: T) => boolean): T[] =>
  all.some(same) ? all.filter((each) => !same(each)) : [...all, one];

export class Drawing {
  tool = $state<DrawingTool | null>(null);
  /** Where the next arrow begins. */
  from = $state<CityId | null>(null);

  use(tool: DrawingTool | null): void {
    this.tool = tool;
    this.from = null;
  }

  /** What is on the map, with the beginning of an arrow as a circle. */
  over({ arrows, circles }: StudyNote): Shapes {
    return { arrows, circles: this.from && !circles.includes(this.from) ? [...circles, this.from] : circles };
  }

  /** A city is picked: it gets a circle, begins an arrow or ends it. What is there already goes. */
  pick(book: Book, city: CityId): void {
    const place = { chapter: book.chapterId, step: book.step.id };
    if (this.tool === "circle") {
      void book.note(place, ({ circles }) => ({ circles: toggled(circles, city, (each) => each === city) }));
    } else if (this.from === null) {
      this.from = city;
    } else {
      const { from } = this;
      this.from = null;
      if (from === city) return;
      const same = ([start, end]: CityId[]): boolean => start === from && end === city;
      void book.note(place, ({ arrows }) => ({ arrows: toggled(arrows, [from, city], same) }));
    }
  }
}
