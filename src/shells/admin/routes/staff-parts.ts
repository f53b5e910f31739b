import { lazyPart } from "@/page-lifecycle/lazy-part";

export const Overview = lazyPart(
  async () => (await import("@/features/admin/overview/overview-page")).OverviewPage,
);
export const Board = lazyPart(
  async () => (await import("@/features/admin/board/board-page")).BoardPage,
);
export const Telephone = lazyPart(
  async () => (await import("@/features/admin/telephone/telephone-page")).TelephonePage,
);
export const Tour = lazyPart(
  async () => (await import("@/features/admin/tour/tour-page")).TourPage,
);
export const Reservations = lazyPart(
  async () => (await import("@/features/admin/reservations/reservations-page")).ReservationsPage,
);
export const MenuEditor = lazyPart(
  async () => (await import("@/features/admin/menu-editor/menu-editor-page")).MenuEditorPage,
);
export const RestaurantEditor = lazyPart(
  async () =>
    (await import("@/features/admin/restaurant-editor/restaurant-editor-page"))
      .RestaurantEditorPage,
);
export const Staff = lazyPart(
  async () => (await import("@/features/admin/team/team-page")).TeamPage,
);
export const Reports = lazyPart(
  async () => (await import("@/features/admin/reports/reports-page")).ReportsPage,
);
export const Payments = lazyPart(
  async () => (await import("@/features/admin/payments/payments-page")).PaymentsPage,
);
export const Guests = lazyPart(
  async () => (await import("@/features/admin/guests/guests-page")).GuestsPage,
);
export const Audit = lazyPart(
  async () => (await import("@/features/admin/audit/audit-page")).AuditPage,
);
export const Health = lazyPart(
  async () => (await import("@/features/admin/health/health-page")).HealthPage,
);
export const StaffAccount = lazyPart(
  async () => (await import("@/features/account/staff/staff-account-page")).StaffAccountPage,
);

/** Loads the pages of riders ahead. */
export async function preloadRiderPages(): Promise<void> {
  await Promise.all([Tour.preload(), StaffAccount.preload()]);
}

/** Loads the pages of staff ahead, so that each opens in its first render. */
export async function preloadStaffPages(): Promise<void> {
  await Promise.all([
    Board.preload(),
    Reservations.preload(),
    Telephone.preload(),
    StaffAccount.preload(),
  ]);
}

/** Loads all pages except those of super-administrators, which are rarely opened. */
export async function preloadManagerPages(): Promise<void> {
  await preloadStaffPages();
  await Promise.all([
    Overview.preload(),
    MenuEditor.preload(),
    RestaurantEditor.preload(),
    Staff.preload(),
    Reports.preload(),
    Payments.preload(),
    Guests.preload(),
  ]);
}
