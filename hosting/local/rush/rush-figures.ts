import { percentile } from "../../lib/percentile";
import type { RushAnswer } from "./rush-client";

/** Counts the outcomes of the guests' calls. */
export class RushFigures {
  orders = 0;
  tables = 0;
  readonly refusals = new Map<string, number>();
  readonly errors: string[] = [];
  private readonly durations: number[] = [];

  add(what: "orders" | "tables", answer: RushAnswer): void {
    if (answer.kind === "ok") {
      this[what] += 1;
      this.durations.push(answer.ms);
    } else if (answer.kind === "refused") {
      this.refusals.set(answer.reason, (this.refusals.get(answer.reason) ?? 0) + 1);
    } else {
      this.errors.push(answer.message);
    }
  }

  /** For example `12 orders · 3 tables · refused: 2 SLOT_FULL · p50 84 ms, p95 160 ms · 0 errors`. */
  line(): string {
    const refused = [...this.refusals].map(([reason, count]) => `${count} ${reason}`);
    const [p50, p95] = [0.5, 0.95].map((share) => percentile(this.durations, share) ?? 0);
    return [
      `${this.orders} orders`,
      `${this.tables} tables`,
      `refused: ${refused.join(", ") || "none"}`,
      `p50 ${p50?.toFixed(0)} ms, p95 ${p95?.toFixed(0)} ms`,
      `${this.errors.length} errors`,
    ].join(" · ");
  }
}
