// How far the other end of the wire is.
import type { Progress } from "../engine/messages";

type Stage = "download" | "start" | "ready" | "elsewhere" | "failed";

/** How much of the wait is for the bytes, with a folder on the same machine; over a slow line it is more. */
const FETCHING = 0.2;

export class Readiness {
  stage = $state<Stage>("download");
  /** Bytes that have come, and all of them. */
  loaded = $state(0);
  total = $state(0);
  /** The part of the whole wait that is over; it never goes back. */
  done = $state(0);
  /** What is in the way, as the browser says it. */
  problem = $state("");
  /** The engine runs interpreted, because this browser lacks what the compiled one needs. */
  slow = $state(false);

  constructor(stage: Stage) {
    this.stage = stage;
  }

  advance({ loaded, total, started }: Progress): void {
    this.stage = total > 0 && loaded >= total ? "start" : "download";
    this.loaded = loaded;
    this.total = total;
    this.done = FETCHING * (loaded / (total || 1)) + (1 - FETCHING) * started;
  }
}
