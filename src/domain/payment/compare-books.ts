import type { PaymentRecord } from "./payment.schema";

/** One charge as the provider's own list of charges has it. */
export interface BookedCharge {
  /** The order that its payment was made for; null if the provider does not say it. */
  readonly order_id: string | null;
  readonly captured_cents: number;
  readonly refunded_cents: number;
  /** Money that is held and not captured yet. */
  readonly held_cents: number;
}

/** An order of which the provider has other amounts than the product. */
export interface BookDifference {
  readonly order_id: string | null;
  /** Captured less refunded, as stored here. */
  readonly stored_cents: number;
  /** Captured less refunded, by the provider's charges. */
  readonly booked_cents: number;
}

type StoredAmounts = Pick<PaymentRecord, "id" | "captured_cents" | "refunded_cents">;

/**
 * Compares the charges of an account with the payments stored for it, to the cent. It shares no rule with
 * what moves the money: it only adds up.
 */
export function compareBooks(
  charges: readonly BookedCharge[],
  payments: readonly StoredAmounts[],
): BookDifference[] {
  const booked = new Map<string | null, number>();
  for (const { order_id, captured_cents, refunded_cents } of charges) {
    booked.set(order_id, (booked.get(order_id) ?? 0) + captured_cents - refunded_cents);
  }
  const stored = new Map<string | null, number>(
    payments.map(({ id, captured_cents, refunded_cents }) => [id, captured_cents - refunded_cents]),
  );
  return [...new Set([...booked.keys(), ...stored.keys()])].flatMap((order_id) => {
    const stored_cents = stored.get(order_id) ?? 0;
    const booked_cents = booked.get(order_id) ?? 0;
    return stored_cents === booked_cents ? [] : [{ order_id, stored_cents, booked_cents }];
  });
}
