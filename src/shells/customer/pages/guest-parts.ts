import { lazyPart } from "@/page-lifecycle/lazy-part";

/** Pages and notices that are loaded on demand, one chunk each. */
export const CheckoutPage = lazyPart(async () => (await import("./checkout-route")).CheckoutRoute);

export const OrdersPage = lazyPart(
  async () => (await import("@/features/orders/list/orders-page")).OrdersPage,
);

export const OrderPage = lazyPart(
  async () => (await import("@/features/orders/order/order-page")).OrderPage,
);

export const OrdersOutlet = lazyPart(async () => (await import("./orders-outlet")).OrdersOutlet);

export const ReservationsOutlet = lazyPart(
  async () => (await import("./reservations-outlet")).ReservationsOutlet,
);

export const ReservationPage = lazyPart(
  async () => (await import("./reservation-route")).ReservationRoute,
);

export const ReservationsPage = lazyPart(
  async () => (await import("@/features/reservations/reservations-page")).ReservationsPage,
);

export const AccountPage = lazyPart(
  async () => (await import("@/features/account/account-page")).AccountPage,
);

export const LegalPage = lazyPart(
  async () => (await import("@/features/legal/legal-page")).LegalPage,
);

export const MissingPage = lazyPart(async () => (await import("./missing-page")).MissingPage);

export const PendingNotices = lazyPart(
  async () => (await import("./pending-notices")).PendingNotices,
);
