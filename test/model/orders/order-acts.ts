/** The step that usually follows. */
export const NEXT = "next";

/** Guests of a history. The address of the first is verified. */
export const GUESTS = [0, 1, 2] as const;

/** Wanted times, the day after the start. */
export const SLOTS = ["12:00", "12:15"] as const;

/** Steps that staff try; {@link NEXT} is the usual one. */
export const STAFF_STEPS = [
  NEXT,
  NEXT,
  NEXT,
  "accepted",
  "rejected",
  "preparing",
  "ready",
  "completed",
  "failed",
];

interface Placing {
  readonly kind: "place";
  readonly order: number;
  readonly guest: number;
  readonly slot: string;
  readonly soups: number;
}

interface Change {
  readonly kind: "cancel" | "step" | "delay";
  readonly order: number;
  /** The version that the caller has seen. */
  readonly version: number;
  /** The guest who cancels. */
  readonly guest: number;
  /** The new status that staff set. */
  readonly to: string;
}

/** An act of a guest, of staff or of the schedule, with the order and its version. */
export type OrderAct = Placing | Change | { readonly kind: "expire" };

/** An act before the run: its order is one of those that exist then. */
export type OrderWish =
  | Exclude<OrderAct, Change>
  | (Omit<Change, "order" | "version"> & {
      readonly pick: number;
      /** Whether the caller has seen an earlier version. */
      readonly isStale: boolean;
      /** Whether the caller is the guest who ordered. */
      readonly isOwn: boolean;
    });

/** An act in words. */
export function describeOrderAct(act: OrderAct): string {
  if (act.kind === "expire") return "the schedule expires orders";
  const { order, kind } = act;
  if (kind === "place") {
    return `guest ${act.guest} places order ${order}: ${act.soups} soups for ${act.slot}`;
  }
  const seen = `order ${order} in version ${act.version}`;
  if (kind === "cancel") return `guest ${act.guest} cancels ${seen}`;
  return kind === "delay" ? `staff delay ${seen}` : `staff set ${seen} to ${act.to}`;
}
