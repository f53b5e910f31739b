import fc from "fast-check";
import { CALLABLE_NAMES } from "./callable-names";
import { CLIENT_ERROR } from "./client-error";
import { DISH_COST, figureOrders, taxFile } from "./report-inputs";
import {
  at,
  deliveryRequest,
  KITCHEN,
  newContact,
  OTHER_KITCHEN,
  TODAY,
  testKitchen,
} from "./test-kitchen";
import { testMenu } from "./test-menu";
import { TOMORROW, tableRequest, telephoneBooking } from "./test-tables";

/** The id of the order and of the reservation that exist before the calls. */
export const EXISTING = "5f0c2c1e-58f5-4d1e-9f6f-0f1d5f1c2a77";

const OTHER_ID = "7b0c2c1e-58f5-4d1e-9f6f-0f1d5f1c2a78";

const GROUP_ID = "g".repeat(22);

/** A slot that has no room for another order. */
export const FULL_SLOT = "19:15";

const own = { reservation_id: EXISTING, version: 1 };
const delivery = { order_id: EXISTING, version: 1 };
const step = { id: EXISTING, version: 1, to: "accepted", eta_minutes: 20, reason: "zu viel los" };
const days = { resto_key: KITCHEN, from: "2027-03-01", to: "2027-03-03" };
const booking = (id: string) => tableRequest({ note: "am Fenster", reservation_id: id });

/** A well-formed input per callable, with an id of its own; the others get arbitrary JSON. */
const SHAPES: Readonly<Record<string, (id: string) => object>> = {
  acceptInvitation: () => ({ secret: "s".repeat(43), password: "12345678" }),
  acceptOffer: () => own,
  changeGroup: () => ({ group_id: GROUP_ID, step: "remove", uid: "nobody" }),
  joinGroup: () => ({ group_id: GROUP_ID, resto_key: KITCHEN, name: "Mai", start: true }),
  putGroupLines: () => ({
    ...{ group_id: GROUP_ID, base_rev: 0 },
    lines: [{ item_id: "soup", qty: 1, choices: {}, note: "x" }],
  }),
  answerReminder: () => ({ ...own, signature: "s".repeat(43), action: "confirm" }),
  availableTables: () => ({ resto_key: KITCHEN, date: TOMORROW, party_size: 2 }),
  blockGuest: () => ({
    ...{ resto_key: KITCHEN, phone: "089 99998-078", until: at("20:00"), reason: "Probe" },
  }),
  boardSeen: () => ({ resto_keys: [KITCHEN] }),
  cancelOrder: () => ({ order_id: EXISTING, version: 1 }),
  cancelReservation: () => own,
  changeReservation: () => ({
    ...{ ...own, date: TOMORROW, time: "20:00", party_size: 2 },
    ...{ table_ids: ["a"], overbook: true },
  }),
  connectPayments: () => ({ resto_key: KITCHEN }),
  disconnectPayments: () => ({ resto_key: KITCHEN }),
  readPaymentAccount: () => ({ resto_key: KITCHEN }),
  delayOrder: () => ({ id: EXISTING, version: 1, minutes: 10 }),
  listDeliveries: () => ({ resto_key: KITCHEN }),
  markReady: () => delivery,
  setStationDone: () => ({ ...delivery, station: "wok", done: true }),
  releaseDelivery: () => delivery,
  setDeliveryStatus: () => ({ ...delivery, to: "failed", reason: "niemand da" }),
  sortTour: () => ({ order_ids: [EXISTING] }),
  takeDelivery: () => ({ ...delivery, position_in_tour: 1 }),
  eraseGuest: () => ({ resto_key: KITCHEN, phone: "089 99998-078" }),
  exportGuest: () => ({ resto_key: KITCHEN, email: "toni@example.com" }),
  changeGuestBook: (order_id) => ({ resto_key: KITCHEN, order_id, note: "Stammgast" }),
  readGuestBook: () => ({ resto_key: KITCHEN, order_ids: [EXISTING], reservation_ids: [EXISTING] }),
  changeMyGuestBook: () => ({ resto_key: KITCHEN, agrees_to: 1, allergies: "Erdnüsse" }),
  readMyGuestBook: () => ({ resto_key: KITCHEN }),
  findKnownGuest: () => ({ resto_key: KITCHEN, phone: "089 99998-078" }),
  joinWaitingList: booking,
  listBlocks: () => ({ resto_key: KITCHEN }),
  listRevisions: () => ({ resto_key: KITCHEN, kind: "menu" }),
  noteReservation: () => ({ id: EXISTING, version: 1, note: "Stammgast" }),
  placeOrder: (order_id) => deliveryRequest({ order_id, wanted_at: at("19:00") }),
  placeStaffOrder: (order_id) => ({
    ...deliveryRequest({ order_id }),
    ...{ overbook: true, waive_minimum: true, remember: true },
  }),
  publishPhoto: (upload_id) => ({ resto_key: KITCHEN, upload_id }),
  quoteOrder: () => ({
    resto_key: KITCHEN,
    type: "delivery",
    lines: [{ item_id: "pizza", qty: 1, choices: { size: "large", extras: ["ham"] }, note: "x" }],
    zip: "86343",
    wanted_at: at("19:00"),
  }),
  readOverview: () => ({ resto_keys: [KITCHEN] }),
  readInvitation: () => ({ secret: "s".repeat(43) }),
  readReminder: () => ({ reservation_id: EXISTING, signature: "s".repeat(43) }),
  listPayments: () => ({ resto_key: KITCHEN, from: days.from }),
  readReport: () => days,
  listFigureOrders: () => figureOrders,
  readTaxMonth: () => ({ resto_key: KITCHEN, month: "2027-02" }),
  exportTaxMonth: () => taxFile,
  readRevision: () => ({ resto_key: KITCHEN, kind: "menu", rev: 7 }),
  readVersions: () => ({ resto_keys: [KITCHEN] }),
  setSwitches: () => ({ app_check_required: true, ordering_paused_until: null }),
  createStaffBooking: (reservation_id) =>
    telephoneBooking({ reservation_id, contact: newContact() }),
  refundOrder: (refund_id) => ({
    ...{ order_id: EXISTING, refund_id, amount_cents: 100, reason: "Probe" },
  }),
  settleRefund: () => ({ order_id: EXISTING }),
  reportClientError: () => CLIENT_ERROR,
  requestReservation: booking,
  readDishCosts: () => ({ resto_key: KITCHEN }),
  setDishCost: () => DISH_COST,
  saveMenu: () => ({ resto_key: KITCHEN, base_rev: 7, value: testMenu }),
  saveRestaurant: () => ({ resto_key: KITCHEN, base_rev: 0, value: testKitchen }),
  searchGuests: () => ({ resto_key: KITCHEN, phone: "089 99998-078" }),
  setAvailability: () => ({
    ...{ resto_key: KITCHEN, patch: { extra_minutes: 5, sold_out: { soup: null } } },
  }),
  setOrderStatus: () => step,
  setReservationStatus: () => ({ ...step, to: "seated" }),
  setStaff: () => ({ email: "koch@example.com", resto_keys: [KITCHEN], role: "manager" }),
};

/** Calls with many checks after the schema. */
const DEEP = ["placeOrder", "placeStaffOrder", "quoteOrder", "requestReservation"];

/** Callables without input would succeed. */
const ASK_NOTHING = new Set(["deleteMyAccount", "exportMyData", "listStaff", "signOutEverywhere"]);

const strange = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.double(),
  fc.constantFrom(-1, 0.5, 2 ** 53, 1e308, "", "__proto__", "constructor", "9999-99-99", "24:61"),
);

/** Well-formed values of a field: such an input passes the schema and reaches the later checks. */
const FITTING: Readonly<Record<string, readonly unknown[]>> = {
  wanted_at: [...["17:00", "18:30", FULL_SLOT].map((time) => at(time)), at("03:00", TOMORROW)],
  zip: ["10115", "86343", "86399"],
  city: ["Augsburg", "Berlin"],
  lines: ["soup", "beer", "gone"].map((item_id) => [{ item_id, qty: 1, choices: {} }]),
  item_id: ["pizza", "beer", "gone"],
  qty: [1, 2, 50],
  choices: [{}, { size: "small" }, { size: "huge" }],
  expected_total_cents: [0, 1, 1980],
  type: ["pickup", "delivery"],
  resto_key: [OTHER_KITCHEN, "nowhere"],
  date: [TODAY, TOMORROW, "2027-03-02", "2027-06-01"],
  time: ["03:00", "11:00", "19:00", "21:45"],
  party_size: [1, 7, 8, 9, 30],
  version: [2, 7],
  id: [OTHER_ID],
  order_id: [EXISTING, OTHER_ID],
  reservation_id: [EXISTING, OTHER_ID],
  to: ["accepted", "ready", "completed", "cancelled", "no_show"],
};

function replacementOf(key: string, generate: fc.GeneratorValue): unknown {
  const fitting = FITTING[key] ?? [];
  const isFitting = fitting.length > 0 && generate(fc.nat, { max: 3 }) > 0;
  return isFitting
    ? fitting[generate(fc.nat, { max: fitting.length - 1 })]
    : generate(() => strange);
}

/** Replaces, removes or adds one value of a well-formed input, at any depth. */
function spoilt(value: unknown, generate: fc.GeneratorValue): unknown {
  const isObject = typeof value === "object" && value !== null;
  const keys = isObject ? Object.keys(value) : [];
  const key = keys[generate(fc.nat, { max: Math.max(0, keys.length - 1) })];
  if (!isObject || key === undefined) return generate(() => strange);
  const entries = new Map<string, unknown>(Object.entries(value));
  const way = generate(fc.nat, { max: 9 });
  if (way === 0) entries.delete(key);
  else if (way === 1)
    entries.set(
      generate(fc.string),
      generate(() => strange),
    );
  else if (way < 7) entries.set(key, replacementOf(key, generate));
  else entries.set(key, spoilt(entries.get(key), generate));
  return Array.isArray(value) ? [...entries.values()] : Object.fromEntries(entries);
}

/** A call: in most of them one value of a well-formed input is wrong, missing or too many. */
export interface GeneratedCall {
  readonly name: string;
  readonly data: unknown;
}

/** Calls of all callables; half of them of those with many checks. */
export const generatedCalls: fc.Arbitrary<GeneratedCall> = fc.gen().map((generate) => {
  const names = generate(fc.boolean) ? DEEP : CALLABLE_NAMES;
  const name = names[generate(fc.nat, { max: names.length - 1 })] ?? "";
  const shape = SHAPES[name]?.(generate(fc.uuid, { version: 4 }));
  const isAnything = !shape || generate(fc.nat, { max: 9 }) === 0;
  const data = isAnything ? generate(() => fc.jsonValue({ maxDepth: 3 })) : spoilt(shape, generate);
  return { name, data: ASK_NOTHING.has(name) ? { surplus: data } : data };
});
