import { randomUUID } from "node:crypto";
import type { ListedDocument } from "@/hosting/firebase/backend-admin";
import { DEMO_PASSWORD } from "@/hosting/local/demo-accounts";
import type { RushAnswer, RushClient } from "@/hosting/local/rush/rush-client";
import { staffEmailOf } from "./rush-restaurants";

/** What managers do about money: each call comes soon enough after a sign-in. */
export class RushManagers {
  /** Refunds that a bank had sent back and that a manager has made again. */
  repeated = 0;
  /** Payments that a manager has looked up, because the event of a failed refund was lost. */
  lookedUp = 0;
  private readonly client: RushClient;
  private readonly answered = new Set<string>();
  /** By failed refund; the same after a lost answer, so that nothing is given back twice. */
  private readonly ids = new Map<string, string>();

  constructor(client: RushClient) {
    this.client = client;
  }

  /** Calls as the manager of a restaurant who has just signed in. */
  async call(resto_key: string, name: string, data: object): Promise<RushAnswer> {
    try {
      const account = await this.client.signIn(staffEmailOf(resto_key), DEMO_PASSWORD);
      return await this.client.call(name, data, { account });
    } catch (fault) {
      return { kind: "error", message: `${name}: ${String(fault)}`, ms: 0 };
    }
  }

  /** Looks a payment up at the provider, as the page of payments does. */
  async lookUp({ id, data }: ListedDocument): Promise<void> {
    this.lookedUp += 1;
    await this.call(String(data.resto_key), "syncPayment", paidBy(id));
  }

  /**
   * Gives back again what a bank has sent back: what was asked for, else all that is left of an order or
   * a table that nobody gets.
   * @param paid the order or reservation
   */
  async giveBackAgain(payment: ListedDocument, paid: ListedDocument): Promise<void> {
    const { resto_key, failed_refunds, captured_cents, refunded_cents } = payment.data;
    const turn = `${payment.id} ${failed_refunds}`;
    if (this.answered.has(turn)) return;
    const asked = (paid.data.refunds ?? []) as { status: string; amount_cents: number }[];
    const failed = asked.findLast(({ status }) => status === "failed");
    const amount_cents = failed?.amount_cents ?? Number(captured_cents) - Number(refunded_cents);
    const refund_id = this.ids.get(turn) ?? randomUUID();
    this.ids.set(turn, refund_id);
    const refund = { refund_id, amount_cents, reason: "Noch einmal" };
    const answer = await this.call(String(resto_key), "refundOrder", {
      ...paidBy(payment.id),
      ...refund,
    });
    if (answer.kind !== "ok") return;
    this.answered.add(turn);
    this.repeated += 1;
  }
}

/** As calls name it; shares no code with the product. */
function paidBy(payment_id: string): object {
  return payment_id.startsWith("dep-")
    ? { reservation_id: payment_id.slice("dep-".length) }
    : { order_id: payment_id };
}
