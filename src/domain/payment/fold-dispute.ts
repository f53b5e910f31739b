import type { Dispute } from "./dispute.schema";
import type { SeenPayment } from "./seen-payment";

const RANK: Readonly<Record<Dispute["state"], number>> = { open: 0, review: 1, won: 2, lost: 2 };

/**
 * The dispute of a payment after a fetch from the provider, forward only: fetches may arrive out of order.
 * A second dispute replaces one that is decided.
 */
export function foldDispute(
  stored: Dispute | null | undefined,
  { dispute }: Pick<SeenPayment, "dispute">,
): Dispute | null {
  if (!dispute) return stored ?? null;
  const isNewer = !stored || isDecided(stored) || RANK[dispute.state] >= RANK[stored.state];
  return isNewer ? dispute : stored;
}

/** Whether a fetch says that there is a dispute that the restaurant can answer and has not heard of. */
export function isNewlyOpen(
  stored: Dispute | null | undefined,
  folded: Dispute | null,
): folded is Dispute {
  return folded?.state === "open" && (!stored || isDecided(stored));
}

function isDecided({ state }: Dispute): boolean {
  return state === "won" || state === "lost";
}
