import { lazyWithPreload } from "@/page-lifecycle/lazy-with-preload";

const [Overview, loadOverview] = lazyWithPreload(
  async () => (await import("@/features/admin/overview/overview-page")).OverviewPage,
);
const [Board, loadBoard] = lazyWithPreload(
  async () => (await import("@/features/admin/board/board-page")).BoardPage,
);
const [Telephone, loadTelephone] = lazyWithPreload(
  async () => (await import("@/features/admin/telephone/telephone-page")).TelephonePage,
);
const [Reservations, loadReservations] = lazyWithPreload(
  async () => (await import("@/features/admin/reservations/reservations-page")).ReservationsPage,
);
const [MenuEditor, loadMenuEditor] = lazyWithPreload(
  async () => (await import("@/features/admin/menu-editor/menu-editor-page")).MenuEditorPage,
);
const [RestaurantEditor, loadRestaurantEditor] = lazyWithPreload(
  async () =>
    (await import("@/features/admin/restaurant-editor/restaurant-editor-page"))
      .RestaurantEditorPage,
);
const [Staff, loadStaff] = lazyWithPreload(
  async () => (await import("@/features/admin/team/team-page")).TeamPage,
);
const [Reports, loadReports] = lazyWithPreload(
  async () => (await import("@/features/admin/reports/reports-page")).ReportsPage,
);
const [Guests, loadGuests] = lazyWithPreload(
  async () => (await import("@/features/admin/guests/guests-page")).GuestsPage,
);
const [Audit] = lazyWithPreload(
  async () => (await import("@/features/admin/audit/audit-page")).AuditPage,
);
const [Health] = lazyWithPreload(
  async () => (await import("@/features/admin/health/health-page")).HealthPage,
);
const [StaffAccount, loadStaffAccount] = lazyWithPreload(
  async () => (await import("@/features/account/staff/staff-account-page")).StaffAccountPage,
);

export {
  Audit,
  Board,
  Guests,
  Health,
  MenuEditor,
  Overview,
  Reports,
  Reservations,
  RestaurantEditor,
  Staff,
  StaffAccount,
  Telephone,
};

/** Loads the pages of staff ahead, so that each opens in its first render. */
export async function preloadStaffPages(): Promise<void> {
  await Promise.all([loadBoard(), loadReservations(), loadTelephone(), loadStaffAccount()]);
}

/** Loads all pages except those of super-administrators, which are rarely opened. */
export async function preloadManagerPages(): Promise<void> {
  await preloadStaffPages();
  await Promise.all([
    loadOverview(),
    loadMenuEditor(),
    loadRestaurantEditor(),
    loadStaff(),
    loadReports(),
    loadGuests(),
  ]);
}
