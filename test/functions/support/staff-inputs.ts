import { toStoredRestaurant } from "@/domain/tenant/to-stored-restaurant";
import { DISH_COST, figureOrders, taxFile } from "./report-inputs";
import { at, KITCHEN, pickupRequest, testKitchen } from "./test-kitchen";
import { testMenu } from "./test-menu";
import { tableRequest, telephoneBooking } from "./test-tables";

/** A well-formed input for the order or reservation with this id. */
export type Input = (id: string) => object | null;

const ofKitchen = () => ({ resto_key: KITCHEN });
const ofGuest = () => ({ resto_key: KITCHEN, phone: "089 99998-078" });
const step: Input = (id) => ({ id, version: 1, to: "cancelled" });
const delivery = (order_id: string) => ({ order_id, version: 1 });
const { reservation_id: _, ...tableWish } = tableRequest();

/** Inputs of all calls that need a role at the test kitchen. */
export const staffInputs: Record<string, Input> = {
  blockGuest: () => ({ ...ofGuest(), until: at("20:00"), reason: "Probe" }),
  boardSeen: () => ({ resto_keys: [KITCHEN] }),
  connectPayments: ofKitchen,
  disconnectPayments: ofKitchen,
  readPaymentAccount: ofKitchen,
  delayOrder: (id) => ({ id, version: 1, minutes: 10 }),
  listDeliveries: ofKitchen,
  markReady: delivery,
  setStationDone: (id) => ({ ...delivery(id), station: "wok", done: true }),
  releaseDelivery: delivery,
  setDeliveryStatus: (id) => ({ ...delivery(id), to: "completed" }),
  sortTour: (id) => ({ order_ids: [id] }),
  takeDelivery: delivery,
  noteReservation: (id) => ({ id, version: 1, note: "" }),
  createStaffBooking: (reservation_id) => telephoneBooking({ reservation_id, time: "20:00" }),
  eraseGuest: ofGuest,
  findKnownGuest: ofGuest,
  readGuestBook: (id) => ({ resto_key: KITCHEN, order_ids: [id], reservation_ids: [id] }),
  changeGuestBook: (order_id) => ({ resto_key: KITCHEN, order_id, note: "Probe" }),
  placeStaffOrder: (order_id) => pickupRequest({ order_id }),
  exportGuest: ofGuest,
  listBlocks: ofKitchen,
  searchGuests: ofGuest,
  listRevisions: () => ({ resto_key: KITCHEN, kind: "menu" }),
  readRevision: () => ({ resto_key: KITCHEN, kind: "menu", rev: 7 }),
  publishPhoto: (upload_id) => ({ resto_key: KITCHEN, upload_id }),
  readDishCosts: () => ({ resto_key: KITCHEN }),
  setDishCost: () => DISH_COST,
  saveMenu: () => ({ resto_key: KITCHEN, base_rev: 7, value: testMenu }),
  saveRestaurant: () => ({ ...ofKitchen(), base_rev: 0, value: toStoredRestaurant(testKitchen) }),
  listStaff: () => null,
  setStaff: () => ({ email: "koch@example.com", resto_keys: [KITCHEN], role: "manager" }),
  readHealth: () => ({}),
  readOverview: () => ({ resto_keys: [KITCHEN] }),
  readVersions: () => ({ resto_keys: [KITCHEN] }),
  setSwitches: () => ({ app_check_required: true }),
  listPayments: () => ({ resto_key: KITCHEN, from: tableWish.date }),
  readReport: () => ({ resto_key: KITCHEN, from: tableWish.date, to: tableWish.date }),
  listFigureOrders: () => figureOrders,
  readTaxMonth: () => ({ resto_key: KITCHEN, month: "2027-02" }),
  exportTaxMonth: () => taxFile,
  setAvailability: () => ({ resto_key: KITCHEN, patch: { extra_minutes: 5 } }),
  refundOrder: (order_id) => ({ order_id, refund_id: order_id, amount_cents: 1, reason: "Probe" }),
  settleRefund: (order_id) => ({ order_id }),
  setOrderStatus: step,
  setReservationStatus: step,
};
