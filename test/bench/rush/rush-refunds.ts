import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { demoRandom } from "@/hosting/local/history/demo-random";
import type { RushAnswer } from "@/hosting/local/rush/rush-client";

/** Share of the accepted online orders that a manager gives money back for. */
const REFUNDED = 0.4;
/** Of those, share that a manager asks for twice at once. */
const DOUBLED = 0.3;
const CENTS = { from: 100, to: 600 } as const;
/** Captures wait for two minutes, and longer after a fault. */
const FIRST_LOOK_MS = 130_000;
const LOOK_MS = 15_000;
const LOOKS = 8;

/** The refunds of a rush, as the bench knows them. */
export class RushRefunds {
  /** Cents by order, of refunds that were answered with a yes. */
  readonly made = new Map<string, number>();
  private readonly random = demoRandom("bench refunds");
  private readonly underWay: Promise<void>[] = [];

  /** Lets a manager give back a part of an order's money, now and then, once it is taken. */
  askNowAndThen(order_id: string, ask: (refund: object) => Promise<RushAnswer>): void {
    if (!this.random.chance(REFUNDED)) return;
    const amount_cents = this.random.whole(CENTS.from, CENTS.to);
    const refund = { order_id, refund_id: randomUUID(), amount_cents, reason: "Suppe fehlte" };
    const times = this.random.chance(DOUBLED) ? 2 : 1;
    const untilTaken = async () => {
      await sleep(FIRST_LOOK_MS);
      for (let look = 0; look < LOOKS; look += 1) {
        const answers = await Promise.all(Array.from({ length: times }, () => ask(refund)));
        if (answers.some(({ kind }) => kind === "ok")) this.made.set(order_id, amount_cents);
        if (!answers.every(isTooEarly)) return;
        await sleep(LOOK_MS);
      }
    };
    this.underWay.push(untilTaken());
  }

  /** Waits until all are answered. */
  async settle(): Promise<void> {
    await Promise.all(this.underWay);
  }
}

function isTooEarly(answer: RushAnswer): boolean {
  return answer.kind === "refused" && answer.reason === "PAYMENT_OPEN";
}
