// News about a seat: a time-out, a bot that took over, a return, a vote that lapsed.
import { isSeatEvent, type SeatEvent } from "../game/log";
import type { LogLine } from "../protocol/protocol";

export class SeatNews {
  /** The newest about each seat, oldest first. */
  lines = $state.raw<SeatEvent[]>([]);

  hear(lines: LogLine[], you: number[]): void {
    for (const line of lines) {
      if (line.type === "action") this.#moved(line.seat, you);
      // A vote is shown for as long as it runs. What you did yourself is not news.
      else if (isSeatEvent(line) && line.type !== "vote" && (line.type === "timeout" || !you.includes(line.seat)))
        this.lines = [...this.lines.filter(({ seat }) => seat !== line.seat), line];
    }
  }

  /** Another player's time-out is old news once the game has gone on; your own stays until you play again. */
  #moved(seat: number, you: number[]): void {
    this.lines = this.lines.filter((line) => line.type !== "timeout" || line.seat === seat || you.includes(line.seat));
  }

  close(line: SeatEvent): void {
    this.lines = this.lines.filter((each) => each !== line);
  }

  /** One plays on, having seen it. */
  forget(): void {
    this.lines = [];
  }
}
