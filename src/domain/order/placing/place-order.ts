import { type Refusal, refusal } from "../../result/refusal";
import { err, ok, type Result } from "../../result/result";
import { type Instant, toLocal } from "../../time/berlin-time";
import type { Order } from "../order.schema";
import type { PlaceOrderRequest } from "../order-requests.schema";
import { tipAndCashRefusal } from "../pricing/amount-due";
import type { Quote } from "../pricing/quote.schema";
import { type OrderContext, quoteOrder } from "../pricing/quote-order";
import { awaitingPayment } from "../steps/online-order";
import { stockTaken } from "../stock-taken";
import { answerDueAt } from "../timing/answer-due";
import { remindDueAt } from "../timing/remind-due";

/** Fields of a new order that are not part of the request. */
export interface OrderMetadata {
  readonly now: Instant;
  readonly uid: string;
  readonly code: string;
  readonly request_hash: string;
  /** Places it although the subtotal is below the minimum. */
  readonly waivesMinimum?: boolean;
}

/** A refused order; with PRICE_CHANGED, `quote` has the current prices. */
export interface OrderRefusal extends Refusal {
  readonly quote?: Quote;
}

/**
 * Checks an order like {@link quoteOrder} and builds the document to store. Delivery needs an address
 * whose postal code is not contradicted by `zip` (INVALID); pickup ignores both. Refuses PRICE_CHANGED
 * after these rules if the total differs from the one the guest saw, and last INVALID for a tip or
 * cash that does not fit the order: see {@link tipAndCashRefusal}. An order that is paid online awaits
 * its payment; whether the restaurant offers that is not checked here.
 */
export function placeOrder(
  request: PlaceOrderRequest,
  context: OrderContext,
  metadata: OrderMetadata,
): Result<Order, OrderRefusal> {
  const { type, lines, payment, reusable } = request;
  const { now, uid, code, request_hash, waivesMinimum = false } = metadata;
  const address = type === "delivery" ? request.address : undefined;
  if (type === "delivery" && !address) return err(refusal("INVALID", { field: "address" }));
  if (address && (request.zip ?? address.zip) !== address.zip) {
    return err(refusal("INVALID", { field: "zip" }));
  }

  const wanted_at = request.wanted_at ?? null;
  const area = address ? { zip: address.zip, city: address.city } : {};
  const quoted = quoteOrder(
    { type, lines, wanted_at, ...(reusable && { reusable }), ...area },
    context,
    now,
  );
  if (!quoted.ok) return quoted;
  const { quote, refusal: refused } = quoted.value;
  // The minimum is the last rule: no other is skipped with it.
  const isWaived = waivesMinimum && refused?.reason === "BELOW_MINIMUM";
  if (refused && !isWaived) return err(refused);
  if (quote.total_cents !== request.expected_total_cents) {
    return err({ ...refusal("PRICE_CHANGED"), quote });
  }
  const tipOrCash = tipAndCashRefusal(request, quote.total_cents);
  if (tipOrCash) return err(tipOrCash);

  const { restaurant, availability } = context;
  const stock_taken = stockTaken(quote.lines, availability, now);
  const waiting = { created_at: now, wanted_at };
  const promised_at = wanted_at ?? quote.earliest_at ?? now;
  const local = toLocal(promised_at);
  return ok({
    id: request.order_id,
    resto_key: context.restaurant.key,
    creator_uid: uid,
    code,
    type,
    lines: quote.lines,
    subtotal_cents: quote.subtotal_cents,
    discount_cents: quote.discount_cents,
    delivery_fee_cents: quote.delivery_fee_cents,
    deposit_cents: quote.deposit_cents,
    ...(quote.reusable && { reusable: quote.reusable }),
    total_cents: quote.total_cents,
    vat_split: quote.vat_split,
    contact: request.contact,
    ...(address ? { address } : {}),
    payment,
    ...(request.tip_cents === undefined ? {} : { tip_cents: request.tip_cents }),
    ...(request.cash_given_cents === undefined
      ? {}
      : { cash_given_cents: request.cash_given_cents }),
    ...(request.passport && { passport: request.passport }),
    ...(request.group_id && { group_id: request.group_id }),
    ...(request.language ? { language: request.language } : {}),
    ...(stock_taken && { stock_taken }),
    wanted_at,
    promised_at,
    eta_at: null,
    local_date: local.date,
    local_time: local.time,
    version: 1,
    menu_rev: quote.menu_rev,
    request_hash,
    created_at: now,
    updated_at: now,
    ...(payment === "online"
      ? awaitingPayment(now)
      : {
          status: "placed",
          status_at: { placed: now },
          history: [{ version: 1, status: "placed", at: now, by: "guest" }],
          answer_due_at: answerDueAt(restaurant, availability.exceptions, waiting),
          remind_at: remindDueAt(restaurant, availability.exceptions, waiting),
          staff_push_at: now,
        }),
  });
}
