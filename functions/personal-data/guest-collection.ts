/** Collections with documents of guests. */
export type GuestCollection = "orders" | "reservations";
