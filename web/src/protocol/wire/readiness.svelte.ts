// How far the other end of the wire is.
type Stage = "download" | "start" | "ready" | "elsewhere" | "failed";

export class Readiness {
  stage = $state<Stage>("download");
  /** Bytes that have come, and all of them; then steps of starting. */
  loaded = $state(0);
  total = $state(0);
  /** What is in the way, as the browser says it. */
  problem = $state("");
  /** The engine runs interpreted, because this browser lacks what the compiled one needs. */
  slow = $state(false);

  constructor(stage: Stage) {
    this.stage = stage;
  }
}
