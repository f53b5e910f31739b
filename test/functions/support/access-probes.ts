import { toStoredRestaurant } from "@/domain/tenant/to-stored-restaurant";
import { CLIENT_ERROR } from "./client-error";
import { DISH_COST, figureOrders, taxFile } from "./report-inputs";
import { SUBSCRIPTION } from "./subscribe-device";
import { at, KITCHEN, pickupRequest, testKitchen } from "./test-kitchen";
import { testMenu } from "./test-menu";
import { tableRequest, telephoneBooking } from "./test-tables";

/** An order and a reservation of another restaurant, and an address to grant. */
export interface Targets {
  readonly orderId: string;
  readonly reservationId: string;
  readonly email: string;
  /** A staff member of the other restaurant. */
  readonly staffUid: string;
}

/** An attempt to access another restaurant. */
export interface Probe {
  readonly input: (targets: Targets) => object | null;
  /** The call is open to anyone, or concerns the caller only. */
  readonly answersAnyone?: true;
  /** The answer is about the caller's own restaurants: it must not contain this text. */
  readonly hides?: (targets: Targets) => string;
  /** Refusal that an allowed caller gets for this input. */
  readonly control?: "NOT_FOUND";
}

const { reservation_id: _, ...wish } = tableRequest();
const ownReservation: Probe = {
  input: ({ reservationId: id }) => ({ reservation_id: id, version: 1 }),
};
const forgedLink = (reservation_id: string) => ({ reservation_id, signature: "s".repeat(43) });
/** The phone number of the planted order and reservation. */
export const CANARY_PHONE = "089 99998-077";
/** A link of an invitation that nobody was sent. */
const SECRET = "s".repeat(43);
/** A group that nobody has started. */
const GROUP_ID = "g".repeat(22);
const OTHER_PHONE = "089 99998-078";
const ofCanary = { resto_key: KITCHEN, phone: CANARY_PHONE };
const ofMenu = { resto_key: KITCHEN, kind: "menu" };

/** A well-formed input about the other restaurant for every callable. */
export const probes: Readonly<Record<string, Probe>> = {
  acceptInvitation: {
    input: () => ({ secret: SECRET, password: "12345678" }),
    control: "NOT_FOUND",
  },
  changeGroup: { input: () => ({ group_id: GROUP_ID, step: "lock" }), control: "NOT_FOUND" },
  joinGroup: {
    input: () => ({ group_id: GROUP_ID, resto_key: KITCHEN, name: "Probe" }),
    control: "NOT_FOUND",
  },
  putGroupLines: {
    input: () => ({ group_id: GROUP_ID, base_rev: 0, lines: [] }),
    control: "NOT_FOUND",
  },
  acceptOffer: ownReservation,
  answerReminder: {
    input: ({ reservationId }) => ({ ...forgedLink(reservationId), action: "cancel" }),
    control: "NOT_FOUND",
  },
  availableTables: {
    input: () => ({ resto_key: KITCHEN, date: wish.date, party_size: 2 }),
    answersAnyone: true,
  },
  blockGuest: {
    input: () => ({ resto_key: KITCHEN, phone: OTHER_PHONE, until: at("20:00"), reason: "Probe" }),
  },
  boardSeen: { input: () => ({ resto_keys: [KITCHEN] }) },
  cancelOrder: { input: ({ orderId }) => ({ order_id: orderId, version: 1 }) },
  cancelReservation: ownReservation,
  changePayment: {
    input: ({ orderId }) => ({ order_id: orderId, version: 1, payment: "cash" }),
  },
  changeReservation: {
    input: ({ reservationId }) => ({
      reservation_id: reservationId,
      version: 1,
      date: wish.date,
      time: "20:00",
      party_size: 2,
    }),
  },
  connectPayments: { input: () => ({ resto_key: KITCHEN }) },
  delayOrder: { input: ({ orderId }) => ({ id: orderId, version: 1, minutes: 10 }) },
  deleteMyAccount: { input: () => null, answersAnyone: true },
  disconnectPayments: { input: () => ({ resto_key: KITCHEN }) },
  listDeliveries: { input: () => ({ resto_key: KITCHEN }) },
  markReady: { input: ({ orderId }) => ({ order_id: orderId, version: 1 }) },
  setStationDone: {
    input: ({ orderId }) => ({ order_id: orderId, version: 1, station: "wok", done: true }),
  },
  releaseDelivery: { input: ({ orderId }) => ({ order_id: orderId, version: 1 }) },
  settleRefund: { input: ({ orderId }) => ({ order_id: orderId }), control: "NOT_FOUND" },
  setDeliveryStatus: {
    input: ({ orderId }) => ({ order_id: orderId, version: 1, to: "completed" }),
    control: "NOT_FOUND",
  },
  sortTour: { input: ({ orderId }) => ({ order_ids: [orderId] }), control: "NOT_FOUND" },
  takeDelivery: { input: ({ orderId }) => ({ order_id: orderId, version: 1 }) },
  // Not the canary's number, which the following probes still need.
  eraseGuest: { input: () => ({ resto_key: KITCHEN, phone: OTHER_PHONE }) },
  exportGuest: { input: () => ofCanary },
  exportMyData: { input: () => null, answersAnyone: true },
  changeGuestBook: {
    input: ({ orderId }) => ({ resto_key: KITCHEN, order_id: orderId, note: "Probe" }),
    control: "NOT_FOUND",
  },
  readGuestBook: { input: ({ orderId }) => ({ resto_key: KITCHEN, order_ids: [orderId] }) },
  changeMyGuestBook: { input: () => ({ resto_key: KITCHEN, end: true }), answersAnyone: true },
  readMyGuestBook: { input: () => ({ resto_key: KITCHEN }), answersAnyone: true },
  findKnownGuest: { input: () => ofCanary },
  joinWaitingList: {
    input: ({ reservationId }) => ({ ...wish, reservation_id: reservationId, party_size: 3 }),
  },
  listBlocks: { input: () => ({ resto_key: KITCHEN }) },
  listRevisions: { input: () => ofMenu },
  listStaff: { input: () => null, hides: ({ staffUid }) => staffUid },
  noteReservation: {
    input: ({ reservationId }) => ({ id: reservationId, version: 1, note: "Fenster" }),
  },
  openPayment: { input: ({ orderId }) => ({ order_id: orderId }) },
  placeOrder: { input: ({ orderId }) => pickupRequest({ order_id: orderId, payment: "cash" }) },
  placeStaffOrder: { input: () => pickupRequest() },
  publishPhoto: {
    input: ({ orderId }) => ({ resto_key: KITCHEN, upload_id: orderId }),
    control: "NOT_FOUND",
  },
  quoteOrder: {
    input: () => ({
      resto_key: KITCHEN,
      type: "pickup",
      lines: [{ item_id: "soup", qty: 1, choices: {} }],
    }),
    answersAnyone: true,
  },
  readInvitation: { input: () => ({ secret: SECRET }), control: "NOT_FOUND" },
  readOverview: { input: () => ({ resto_keys: [KITCHEN] }) },
  readPaymentAccount: { input: () => ({ resto_key: KITCHEN }) },
  readHealth: { input: () => ({}) },
  readVersions: { input: () => ({ resto_keys: [KITCHEN] }) },
  setSwitches: { input: () => ({ app_check_required: true }) },
  readReminder: {
    input: ({ reservationId }) => forgedLink(reservationId),
    control: "NOT_FOUND",
  },
  listPayments: { input: () => ({ resto_key: KITCHEN, from: wish.date }) },
  readReport: { input: () => ({ resto_key: KITCHEN, from: wish.date, to: wish.date }) },
  listFigureOrders: { input: () => figureOrders },
  readTaxMonth: { input: () => ({ resto_key: KITCHEN, month: "2027-02" }) },
  exportTaxMonth: { input: () => taxFile },
  readRevision: { input: () => ({ ...ofMenu, rev: 7 }), control: "NOT_FOUND" },
  createStaffBooking: {
    input: () => telephoneBooking({ time: "20:00" }),
  },
  refundOrder: {
    input: ({ orderId }) => ({
      order_id: orderId,
      refund_id: orderId,
      amount_cents: 100,
      reason: "Probe",
    }),
  },
  reportClientError: { input: () => CLIENT_ERROR, answersAnyone: true },
  requestReservation: {
    input: ({ reservationId }) => ({ ...wish, reservation_id: reservationId, party_size: 3 }),
  },
  readDishCosts: { input: () => ({ resto_key: KITCHEN }) },
  setDishCost: { input: () => DISH_COST },
  saveMenu: { input: () => ({ resto_key: KITCHEN, base_rev: 7, value: testMenu }) },
  saveRestaurant: {
    input: () => ({ resto_key: KITCHEN, base_rev: 0, value: toStoredRestaurant(testKitchen) }),
  },
  searchGuests: { input: () => ofCanary },
  setAvailability: { input: () => ({ resto_key: KITCHEN, patch: { extra_minutes: 5 } }) },
  setOrderStatus: {
    input: ({ orderId }) => ({ id: orderId, version: 1, to: "accepted", eta_minutes: 20 }),
  },
  setReservationStatus: {
    input: ({ reservationId }) => ({ id: reservationId, version: 1, to: "cancelled" }),
  },
  syncPayment: { input: ({ orderId }) => ({ order_id: orderId }) },
  subscribePush: {
    input: () => SUBSCRIPTION,
    answersAnyone: true,
  },
  unsubscribePush: {
    input: () => ({ endpoint: SUBSCRIPTION.endpoint }),
    answersAnyone: true,
  },
  signOutEverywhere: { input: ({ staffUid }) => ({ uid: staffUid }) },
  setStaff: { input: ({ email }) => ({ email, resto_keys: [KITCHEN], role: "manager" }) },
};
