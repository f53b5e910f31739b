import type { BackendAdmin, ListedDocument } from "../firebase/backend-admin";
import type { RestoredPayment } from "./payment/money/restore-payment";

type Stored = ListedDocument["data"];

/** The local provider's state of the stored payments before it stopped, in the format of its control. */
export async function storedPayments(
  admin: BackendAdmin,
): Promise<{ readonly payments: RestoredPayment[] }> {
  const stored = await admin.list("payments");
  const paid = stored.filter(({ data }) => data.intent_id && data.session_id);
  return { payments: await Promise.all(paid.map((each) => restored(admin, each))) };
}

async function restored(
  admin: BackendAdmin,
  { id, data }: ListedDocument,
): Promise<RestoredPayment> {
  const created = data.created_at instanceof Date ? data.created_at.getTime() : Date.now();
  return {
    account: String(data.account_id),
    order_id: id,
    resto_key: String(data.resto_key),
    session_id: String(data.session_id),
    intent_id: String(data.intent_id),
    method: (data.method ?? "card") as RestoredPayment["method"],
    amount: Number(data.quoted_cents),
    state: stateOf(data),
    is_disputed: data.status === "disputed",
    refunds: await refundsOf(admin, id, Number(data.refunded_cents)),
    created: Math.floor(created / 1000),
  };
}

function stateOf({ status, captured_cents }: Stored): RestoredPayment["state"] {
  if (Number(captured_cents) > 0) return "captured";
  return status === "authorised" ? "held" : "released";
}

/** A manager's refunds by name; the rest went back because there was no food. */
async function refundsOf(admin: BackendAdmin, id: string, refundedCents: number) {
  if (refundedCents === 0) return [];
  const order = await admin.get(`orders/${id}`);
  const known = Array.isArray(order?.refunds) ? order.refunds : [];
  const refunds = known.flatMap((refund: Record<string, unknown>) =>
    refund.status === "failed"
      ? []
      : [{ task_id: `${id}_refund_${refund.id}`, amount: Number(refund.amount_cents) }],
  );
  const rest = refundedCents - refunds.reduce((sum, { amount }) => sum + amount, 0);
  return rest > 0 ? [...refunds, { task_id: `${id}_refund_restored`, amount: rest }] : refunds;
}
