/** The bill that a guest was shown before ordering. */
export interface Bill {
  readonly lines: readonly {
    readonly item_id: string;
    readonly name: { readonly de: string };
    readonly qty: number;
    readonly line_cents: number;
  }[];
  readonly subtotal_cents: number;
  readonly discount_cents: number;
  readonly delivery_fee_cents: number;
  readonly deposit_cents: number;
  readonly reusable?: { readonly deposit_cents: number };
  readonly total_cents: number;
  readonly vat_split: readonly {
    readonly rate: number;
    readonly net_cents: number;
    readonly vat_cents: number;
  }[];
}

type Outcome = "open" | "completed" | "cancelled" | "rejected" | "expired" | "failed";

/** An order as the people involved know it. */
export interface KnownOrder {
  readonly id: string;
  readonly code: string;
  readonly type: "pickup" | "delivery";
  readonly payment: "cash" | "card_at_door" | "online";
  readonly tip_cents: number;
  readonly bill: Bill;
  /** Promised when it was ordered, milliseconds. */
  readonly due_at: number;
  outcome: Outcome;
  refunded_cents: number;
}

/** A party as host and guests know it. */
export interface KnownParty {
  readonly id: string;
  readonly kind: "online" | "telephone" | "walk_in";
  readonly start_minute: number;
  guests: number;
  outcome: "booked" | "came" | "no_show" | "cancelled";
}

/** Everything that happened on the day. */
export interface Ledger {
  readonly orders: KnownOrder[];
  readonly parties: KnownParty[];
  /** How often something else happened, such as an order refused in the pause. */
  readonly events: Map<string, number>;
}

export function newLedger(): Ledger {
  return { orders: [], parties: [], events: new Map() };
}

export function note({ events }: Ledger, event: string): void {
  events.set(event, (events.get(event) ?? 0) + 1);
}
