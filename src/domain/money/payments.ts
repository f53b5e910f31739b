// Apart from the schemas, which the restaurant page does not load.

/** How an order is paid. */
export const PAYMENTS = ["cash", "card_at_door", "online"] as const;

/** What restaurants offer that have chosen nothing. */
export const DEFAULT_METHODS: readonly (typeof PAYMENTS)[number][] = ["cash", "card_at_door"];
