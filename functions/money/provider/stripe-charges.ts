import type Stripe from "stripe";
import type { BookedCharge } from "@/domain/payment/compare-books";
import type { Instant } from "@/domain/time/berlin-time";
import { stripeClient } from "./stripe-client";

/** All charges of an account that were made since an instant, those of declined cards too. */
export async function listCharges(account_id: string, since: Instant): Promise<BookedCharge[]> {
  const stripe = await stripeClient();
  const created = { gte: Math.floor(since / 1000) };
  const booked: BookedCharge[] = [];
  const list = stripe.charges.list(
    { created, limit: 100, expand: ["data.payment_intent"] },
    { stripeAccount: account_id },
  );
  for await (const charge of list) booked.push(bookedCharge(charge));
  return booked;
}

function bookedCharge(charge: Stripe.Charge): BookedCharge {
  const { metadata, captured, amount, amount_captured, amount_refunded, payment_intent } = charge;
  // The charge of a released payment looks like one that is held.
  const isHeld =
    charge.status === "succeeded" &&
    typeof payment_intent === "object" &&
    payment_intent?.status === "requires_capture";
  return {
    order_id: metadata.order_id ?? null,
    captured_cents: amount_captured,
    // A released hold counts as refunded, although nothing was taken.
    refunded_cents: captured ? amount_refunded : 0,
    held_cents: isHeld ? amount : 0,
  };
}
