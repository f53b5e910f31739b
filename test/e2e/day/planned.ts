/** A planned order of a guest. */
export interface PlannedOrder {
  /** Of the day, when it is ordered. */
  readonly minute: number;
  readonly channel: "site" | "telephone";
  readonly type: "pickup" | "delivery";
  readonly lines: readonly { readonly item_id: string; readonly qty: number }[];
  /**
   * `cancelled` by the guest before, `regretted` just after the kitchen has accepted; `expired` when
   * nobody answers; `unpaid` when the guest leaves the provider's page.
   */
  readonly fate:
    | "served"
    | "cancelled"
    | "regretted"
    | "rejected"
    | "expired"
    | "failed"
    | "unpaid";
  readonly payment: "cash" | "card_at_door" | "online";
  /** Index of the town it is delivered to. */
  readonly town: number;
  readonly tip_cents: number;
  readonly isReusable: boolean;
  /** How long ahead it is ordered; 0 for as soon as possible. */
  readonly ahead_minutes: number;
}

/** A party that is going to book or to come. */
export interface PlannedParty {
  readonly kind: "online" | "telephone" | "walk_in";
  /** When it books, or comes without booking. */
  readonly minute: number;
  /** When it wants to come; the same for a walk-in. */
  readonly start_minute: number;
  readonly guests: number;
  readonly fate: "comes" | "no_show" | "cancelled" | "moves";
}
