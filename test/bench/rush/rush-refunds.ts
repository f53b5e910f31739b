import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { PaymentRequest } from "@/domain/payment/payment-requests.schema";
import { demoRandom } from "@/hosting/local/history/demo-random";
import type { RushAnswer } from "@/hosting/local/rush/rush-client";

/** Share of the accepted online orders and of the booked tables that a manager gives money back for. */
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
  /** Cents by payment, of refunds that were answered with a yes. */
  readonly made = new Map<string, number>();
  /** Payments with a refund that may have been made, although every answer was lost. */
  readonly undecided: string[] = [];
  private readonly random = demoRandom("bench refunds");
  private readonly underWay: Promise<void>[] = [];

  /** Lets a manager give back a part of what was paid, now and then, once it is taken. */
  askNowAndThen(paid: PaymentRequest, ask: (refund: object) => Promise<RushAnswer>): void {
    if (!this.random.chance(REFUNDED)) return;
    const amount_cents = this.random.whole(CENTS.from, CENTS.to);
    const refund = { ...paid, refund_id: randomUUID(), amount_cents, reason: "Suppe fehlte" };
    const times = this.random.chance(DOUBLED) ? 2 : 1;
    const untilTaken = async () => {
      await sleep(FIRST_LOOK_MS);
      let answers: RushAnswer[] = [];
      for (let look = 0; look < LOOKS; look += 1) {
        answers = await Promise.all(Array.from({ length: times }, () => ask(refund)));
        if (answers.some(({ kind }) => kind === "ok")) {
          this.made.set(nameOf(paid), amount_cents);
          return;
        }
        if (!answers.some(isUndecided)) return;
        await sleep(LOOK_MS);
      }
      if (answers.some(({ kind }) => kind === "error")) this.undecided.push(nameOf(paid));
    };
    this.underWay.push(untilTaken());
  }

  /** Waits until all are answered. */
  async settle(): Promise<void> {
    await Promise.all(this.underWay);
  }
}

/** As the metadata at the provider names the payment; `reconcile-rush.ts` shares no code with the product. */
function nameOf(paid: PaymentRequest): string {
  return "order_id" in paid ? paid.order_id : `dep-${paid.reservation_id}`;
}

/** Whether the refund is too early, or may have been made although its answer was lost. */
function isUndecided(answer: RushAnswer): boolean {
  return answer.kind === "error" || (answer.kind === "refused" && answer.reason === "PAYMENT_OPEN");
}
