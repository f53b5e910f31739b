import { lazy } from "react";

/** Pages and notices that are loaded on demand, one chunk each. */
export const CheckoutPage = lazy(async () => {
  const { CheckoutRoute: page } = await import("./checkout-route");
  return { default: page };
});

export const OrdersPage = lazy(async () => {
  const { OrdersPage: page } = await import("@/features/orders/list/orders-page");
  return { default: page };
});

export const OrderPage = lazy(async () => {
  const { OrderPage: page } = await import("@/features/orders/order/order-page");
  return { default: page };
});

export const OrdersOutlet = lazy(async () => {
  const { OrdersOutlet: page } = await import("./orders-outlet");
  return { default: page };
});

export const ReservationsOutlet = lazy(async () => {
  const { ReservationsOutlet: page } = await import("./reservations-outlet");
  return { default: page };
});

export const ReservationPage = lazy(async () => {
  const { ReservationRoute: page } = await import("./reservation-route");
  return { default: page };
});

export const ReservationsPage = lazy(async () => {
  const { ReservationsPage: page } = await import("@/features/reservations/reservations-page");
  return { default: page };
});

export const AccountPage = lazy(async () => {
  const { AccountPage: page } = await import("@/features/account/account-page");
  return { default: page };
});

export const LegalPage = lazy(async () => {
  const { LegalPage: page } = await import("@/features/legal/legal-page");
  return { default: page };
});

export const NotFoundPage = lazy(async () => {
  const { NotFoundPage: page } = await import("./not-found-page");
  return { default: page };
});

export const MissingRestaurantPage = lazy(async () => {
  const { MissingRestaurantPage: page } = await import("./missing-restaurant-page");
  return { default: page };
});

export const ChakraRoot = lazy(async () => {
  const { ChakraRoot: root } = await import("@/ui/chakra-root");
  return { default: root };
});

export const InstallOffer = lazy(async () => {
  const { InstallOffer: offer } = await import("@/features/install/install-offer");
  return { default: offer };
});

export const PendingOrderNotice = lazy(async () => {
  const { PendingOrderNotice: notice } = await import(
    "@/features/checkout/submission/pending-order-notice"
  );
  return { default: notice };
});

export const PendingReservationNotice = lazy(async () => {
  const { PendingReservationNotice: notice } = await import(
    "@/features/reservations/own/pending-reservation-notice"
  );
  return { default: notice };
});
