import { warn } from "firebase-functions/logger";
import type { Order } from "@/domain/order/order.schema";
import { paymentIdOf } from "@/domain/payment/payment-id";
import {
  type PaymentRequest,
  paymentRequestSchema,
  type SyncPaymentAnswer,
} from "@/domain/payment/payment-requests.schema";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import { readStaff } from "../access/grants-store";
import { isStaffOf } from "../access/is-staff-of";
import { defineCallable } from "../calls/define-callable";
import { MAX_KEYS } from "../calls/limits/call-buckets";
import { createTokenBuckets } from "../calls/limits/token-bucket";
import { readOrder } from "../orders/order-store";
import { readReservationNow } from "../reservations/reservation-store";
import { database } from "../runtime/admin-app";
import { settleAny } from "./settle-any";

/**
 * Reads the provider and brings the order or reservation to what it says, so that a guest who comes
 * back sees the truth without any event. Answers the stored state if the provider is not reached, or
 * was asked about the payment too often. For the creator and the restaurant's staff; NOT_FOUND for others.
 */
export const syncPayment = defineCallable(
  { name: "syncPayment", schema: paymentRequestSchema, access: "signed-in" },
  async ({ input, caller, request }) => {
    const [paid, payment_id] = await readPaid(input);
    const isOwn = paid?.creator_uid === caller.uid;
    const mayRead = isOwn || (paid && isStaffOf(await readStaff(request), paid.resto_key));
    if (!paid || !mayRead) return err(refusal("NOT_FOUND"));
    const { status, payment_status } = await settled(paid, payment_id);
    return ok<SyncPaymentAnswer>({ status, payment_status });
  },
);

/** A page asks once in ten seconds. All restaurants share the provider's limit of requests. */
const takeFetch = createTokenBuckets({ burst: 15, perSecond: 1 / 10 }, MAX_KEYS);

type Paid = Pick<Order | Reservation, "creator_uid" | "resto_key" | "status" | "payment_status">;

async function readPaid(request: PaymentRequest): Promise<[paid: Paid | null, payment_id: string]> {
  const paid = await ("order_id" in request
    ? readOrder(database(), request.order_id)
    : readReservationNow(request.reservation_id));
  return [paid, paymentIdOf(request)];
}

async function settled(
  paid: Paid,
  payment_id: string,
): Promise<Pick<Paid, "status" | "payment_status">> {
  if (takeFetch(payment_id, Date.now()) !== null) return paid;
  try {
    return (await settleAny(payment_id))?.paid ?? paid;
  } catch (fault) {
    warn("payment not read", fault, { resto_key: paid.resto_key });
    return paid;
  }
}
