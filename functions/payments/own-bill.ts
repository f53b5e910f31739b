import { amountDue } from "@/domain/order/pricing/amount-due";
import { depositPaymentId } from "@/domain/payment/payment-id";
import type { PaymentRequest } from "@/domain/payment/payment-requests.schema";
import { depositLines, type SessionLine, sessionLines } from "@/domain/payment/session-lines";
import { type Refusal, refusal } from "@/domain/result/refusal";
import { err, ok, type Result } from "@/domain/result/result";
import type { Language } from "@/domain/text/language";
import { readReservationNow } from "../reservations/reservation-store";
import { ownOrder } from "./own-order";

/** The fields of an order or deposit that the provider's page needs. */
export interface Bill {
  /** Id of the payment. */
  readonly id: string;
  readonly resto_key: string;
  readonly status: string;
  readonly code: string;
  readonly due_cents: number;
  readonly lines: readonly SessionLine[];
  readonly language: Language;
  readonly email: string | null;
  readonly isHeld: boolean;
  /** Page of the restaurant's site that the guest comes back to. */
  readonly page: string;
}

/** The bill of an order or reservation of the caller; NOT_FOUND for any other. */
export async function ownBill(
  request: PaymentRequest,
  uid: string,
): Promise<Result<Bill, Refusal>> {
  if ("reservation_id" in request) return ownDeposit(request.reservation_id, uid);
  const own = await ownOrder(request.order_id, uid);
  if (!own.ok) return own;
  const { id, language = "de", contact } = own.value;
  return ok({
    ...own.value,
    due_cents: amountDue(own.value),
    lines: sessionLines(own.value),
    language,
    email: contact.email ?? null,
    isHeld: true,
    page: `/order/orders/${id}?payment`,
  });
}

async function ownDeposit(id: string, uid: string): Promise<Result<Bill, Refusal>> {
  const reservation = await readReservationNow(id);
  if (reservation?.creator_uid !== uid) return err(refusal("NOT_FOUND"));
  const { deposit, language = "de", contact } = reservation;
  return ok({
    ...reservation,
    id: depositPaymentId(id),
    due_cents: deposit?.cents ?? 0,
    lines: depositLines(reservation),
    language,
    email: contact.email ?? null,
    isHeld: false,
    page: "/order/reservations",
  });
}
