import { expect, it } from "vitest";
import { awaitingPayment } from "@/domain/order/steps/online-order";
import { newPayment } from "@/domain/payment/new-payment";
import { paymentRecordSchema } from "@/domain/payment/payment.schema";
import { NOON, placedOrder } from "../order/sample-order";

it("asks for the total and the tip, in the restaurant's account, while the order waits", () => {
  const order = { ...placedOrder, tip_cents: 200, ...awaitingPayment(NOON) };
  const payment = newPayment(order, { account_id: "acct_1", livemode: false });
  expect(paymentRecordSchema.parse(payment)).toEqual(payment);
  expect(payment).toMatchObject({
    id: order.id,
    account_id: "acct_1",
    attempt: 0,
    status: "open",
    quoted_cents: order.total_cents + 200,
    hold_until: order.pay_by,
  });
});
