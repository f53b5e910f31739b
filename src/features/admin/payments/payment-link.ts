/** State of a link to the page of payments. */
interface PaymentLink {
  readonly restoKey: string;
  readonly orderId: string;
}

/** The payment that a link names; null if the page was opened without one. */
export function parsePaymentLink(state: unknown): PaymentLink | null {
  if (typeof state !== "object" || state === null) return null;
  if (!("restoKey" in state) || !("orderId" in state)) return null;
  const { restoKey, orderId } = state;
  return typeof restoKey === "string" && typeof orderId === "string" ? { restoKey, orderId } : null;
}
