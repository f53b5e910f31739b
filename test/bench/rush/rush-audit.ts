import { slotOf } from "@/functions/capacity/slot-capacity";
import type { ListedDocument } from "@/hosting/firebase/backend-admin";

/** The accepted orders as the bench knows them. */
interface AcceptedOrders {
  /** Ids that a call has answered, each with the restaurant's key. */
  readonly answered: ReadonlyMap<string, string>;
  /** Ids that a board has shown. */
  readonly seen: ReadonlySet<string>;
  /** Ids that a guest has sent, whatever the answer was. */
  readonly sent: ReadonlySet<string>;
}

/** Faults found in the stored orders; all of them must be empty. */
export interface RushAudit {
  /** Answered but not stored, or never shown on the board. */
  readonly lost: readonly string[];
  /** Stored without a guest who sent it, or with a code that the restaurant has used already. */
  readonly doubled: readonly string[];
  /** Slots with more orders than the restaurant takes. */
  readonly oversold: readonly string[];
}

/** Orders that give their slot back. */
const ENDED = new Set(["rejected", "expired", "cancelled", "failed", "unpaid"]);

/** Compares the stored orders with what guests and boards have seen. */
export function auditRush(
  stored: readonly ListedDocument[],
  { answered, seen, sent }: AcceptedOrders,
  ordersPerSlot: number,
): RushAudit {
  const ids = new Set(stored.map(({ id }) => id));
  const codes = new Map<string, number>();
  const slots = new Map<string, number>();
  for (const { data } of stored) {
    const { resto_key, code, local_date, local_time } = data as Record<string, string>;
    const slot = `${resto_key} ${local_date} ${slotOf(local_time ?? "")}`;
    count(codes, `${resto_key} ${code}`);
    if (!ENDED.has(String(data.status))) count(slots, slot);
  }
  return {
    lost: [...answered.keys()].filter((id) => !ids.has(id) || !seen.has(id)),
    doubled: [
      ...[...ids].filter((id) => !sent.has(id)),
      ...[...codes].filter(([, times]) => times > 1).map(([code]) => code),
    ],
    oversold: [...slots].filter(([, times]) => times > ordersPerSlot).map(([slot]) => slot),
  };
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
