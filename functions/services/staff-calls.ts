import { eraseGuest } from "../erasure/erase-guest";
import { blockGuest } from "../guests/block-guest";
import { listBlocks } from "../guests/block-list";
import { changeGuestBook } from "../guests/book/change-guest-book";
import { readGuestBook } from "../guests/book/read-guest-book";
import { exportGuest } from "../guests/export-guest";
import { findKnownGuest } from "../guests/find-known-guest";
import { searchGuests } from "../guests/search-guests";
import { readDishCosts } from "../menus/read-dish-costs";
import { saveMenu } from "../menus/save-menu";
import { setDishCost } from "../menus/set-dish-cost";
import { readHealth } from "../operations/read-health";
import { readVersions } from "../operations/read-versions";
import { setSwitches } from "../operations/set-switches";
import { delayOrder } from "../orders/delay-order";
import { placeStaffOrder } from "../orders/place-staff-order";
import { setOrderStatus } from "../orders/set-order-status";
import { setStationDone } from "../orders/set-station-done";
import { listDeliveries } from "../orders/tour/list-deliveries";
import { markReady } from "../orders/tour/mark-ready";
import { releaseDelivery } from "../orders/tour/release-delivery";
import { setDeliveryStatus } from "../orders/tour/set-delivery-status";
import { sortTour } from "../orders/tour/sort-tour";
import { takeDelivery } from "../orders/tour/take-delivery";
import { connectPayments } from "../payments/accounts/connect-payments";
import { disconnectPayments } from "../payments/accounts/disconnect-payments";
import { readPaymentAccount } from "../payments/accounts/read-payment-account";
import { listPayments } from "../payments/list-payments";
import { refundOrder } from "../payments/refund-order";
import { settleRefund } from "../payments/settle-refund";
import { exportTaxMonth } from "../reports/export-tax-month";
import { listFigureOrders } from "../reports/list-figure-orders";
import { readOverview } from "../reports/read-overview";
import { readReport } from "../reports/read-report";
import { readTaxMonth } from "../reports/read-tax-month";
import { createStaffBooking } from "../reservations/booking/create-staff-booking";
import { noteReservation } from "../reservations/changes/note-reservation";
import { setReservationStatus } from "../reservations/changes/set-reservation-status";
import { boardSeen } from "../restaurants/board-seen";
import { saveRestaurant } from "../restaurants/save-restaurant";
import { setAvailability } from "../restaurants/set-availability";
import { listRevisions } from "../revisions/list-revisions";
import { readRevision } from "../revisions/read-revision";
import { listStaff } from "../team/list-staff";
import { setStaff } from "../team/set-staff";

/** The calls that need a role; `publishPhoto` has a service of its own. */
export const staffCalls = {
  eraseGuest,
  blockGuest,
  listBlocks,
  exportGuest,
  findKnownGuest,
  readGuestBook,
  changeGuestBook,
  searchGuests,
  saveMenu,
  readDishCosts,
  setDishCost,
  connectPayments,
  disconnectPayments,
  readPaymentAccount,
  readHealth,
  readVersions,
  setSwitches,
  delayOrder,
  placeStaffOrder,
  setOrderStatus,
  setStationDone,
  listDeliveries,
  markReady,
  releaseDelivery,
  setDeliveryStatus,
  sortTour,
  takeDelivery,
  listPayments,
  refundOrder,
  settleRefund,
  readOverview,
  readReport,
  listFigureOrders,
  readTaxMonth,
  exportTaxMonth,
  createStaffBooking,
  noteReservation,
  setReservationStatus,
  boardSeen,
  saveRestaurant,
  setAvailability,
  listRevisions,
  readRevision,
  listStaff,
  setStaff,
};
