import { warn } from "firebase-functions/logger";
import type { Order } from "@/domain/order/order.schema";
import {
  paymentRequestSchema,
  type SyncPaymentAnswer,
} from "@/domain/payment/payment-requests.schema";
import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import { readStaff } from "../access/grants-store";
import { isStaffOf } from "../access/is-staff-of";
import { defineCallable } from "../calls/define-callable";
import { readOrder } from "../orders/order-store";
import { database } from "../runtime/admin-app";
import { settlePayment } from "./settle-payment";

/**
 * Reads the provider and brings the order to what it says, so that a guest who comes back sees the truth
 * without any event. Answers the stored state if the provider is not reached. For the creator and the
 * restaurant's staff; NOT_FOUND for others.
 */
export const syncPayment = defineCallable(
  { name: "syncPayment", schema: paymentRequestSchema, access: "signed-in" },
  async ({ input, caller, request }) => {
    const { order_id } = input;
    const order = await readOrder(database(), order_id);
    const isOwn = order?.creator_uid === caller.uid;
    const mayRead = isOwn || (order && isStaffOf(await readStaff(request), order.resto_key));
    if (!order || !mayRead) return err(refusal("NOT_FOUND"));
    return ok(answerOf(await settledOrder(order)));
  },
);

async function settledOrder(order: Order): Promise<Order> {
  try {
    return (await settlePayment(order.id))?.order ?? order;
  } catch (fault) {
    warn("payment not read", fault, { resto_key: order.resto_key });
    return order;
  }
}

function answerOf({ status, payment_status }: Order): SyncPaymentAnswer {
  return { status, payment_status };
}
