import { expect, it } from "vitest";
import { paymentRecordSchema } from "@/domain/payment/payment.schema";
import { paymentProblems } from "@/domain/payment/payment-problems";
import { parseStored } from "@/domain/stored-data/parse-stored";
import { withInstants } from "@/domain/stored-data/with-instants";
import { historyDocuments } from "@/hosting/local/history/history-documents";
import { historyAt, STARTS } from "./history-at";

const { history, ledger } = historyAt(STARTS.saturday);

it("has orders that are paid online, given back in part, disputed and released, each with its payment", () => {
  const { events } = historyDocuments(history, ledger, STARTS.saturday);
  const stored = new Map(events.map(({ path, data }) => [path, data]));
  const paid = history.orders.filter(({ payment }) => payment === "online");
  expect(paid.length).toBeGreaterThan(150);
  const problems = paid.flatMap((order) => {
    const record = parseStored(paymentRecordSchema, {
      ...withInstants({ ...stored.get(`payments/${order.id}`) }),
      id: order.id,
    });
    if (!record.success) throw record.error;
    const payment = record.data;
    const { account_id } = payment;
    const charge = {
      order_id: order.id,
      captured_cents: payment.captured_cents,
      refunded_cents: payment.refunded_cents,
      held_cents: payment.status === "authorised" ? payment.authorised_cents : 0,
    };
    const seen = { order, payment, tasks: [], charges: [charge], account_id, slot: null };
    return paymentProblems(seen);
  });
  expect(problems).toEqual([]);
  const states = new Set(paid.map(({ payment_status }) => payment_status));
  expect([...states].toSorted()).toEqual(
    ["authorised", "captured", "disputed", "part_refunded", "refunded", "voided"].toSorted(),
  );
});
