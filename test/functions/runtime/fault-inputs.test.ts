import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { recordFigure, runSize } from "@/test/faults/figures";
import { adminList, adminPatch } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { SEED } from "@/test/harness/seeded-random";
import { CALLABLE_NAMES } from "../support/callable-names";
import { CLIENT_ERROR } from "../support/client-error";
import { newGuest, newStaff, type TestAccount } from "../support/test-accounts";
import {
  at,
  deliveryRequest,
  KITCHEN,
  OTHER_KITCHEN,
  openKitchen,
  testKitchen,
} from "../support/test-kitchen";
import { testMenu } from "../support/test-menu";
import { tableRequest } from "../support/test-tables";

const INPUTS = runSize(1_200, 10_000);
const AT_ONCE = 8;

const id = randomUUID();
const { reservation_id: _, ...table } = tableRequest({ note: "am Fenster" });
const own = { reservation_id: id, version: 1 };
const step = { id, version: 1, to: "accepted", eta_minutes: 20, reason: "zu viel los" };
const days = { resto_key: KITCHEN, from: "2027-03-01", to: "2027-03-03" };

/** A well-formed input per callable; the others get arbitrary JSON. */
const SHAPES: Readonly<Record<string, object>> = {
  acceptOffer: own,
  answerReminder: { reservation_id: id, signature: "s".repeat(43), action: "confirm" },
  availableTables: { resto_key: KITCHEN, date: table.date, party_size: 2 },
  blockGuest: { resto_key: KITCHEN, phone: "089 99998-078", until: at("20:00"), reason: "Probe" },
  boardSeen: { resto_keys: [KITCHEN] },
  cancelOrder: { order_id: id, version: 1 },
  cancelReservation: own,
  changeReservation: {
    ...{ ...own, date: table.date, time: "20:00", party_size: 2 },
    ...{ table_ids: ["a"], overbook: true },
  },
  delayOrder: { id, version: 1, minutes: 10 },
  eraseGuest: { resto_key: KITCHEN, phone: "089 99998-078" },
  exportGuest: { resto_key: KITCHEN, email: "toni@example.com" },
  findKnownGuest: { resto_key: KITCHEN, phone: "089 99998-078" },
  joinWaitingList: { ...table, reservation_id: id },
  listBlocks: { resto_key: KITCHEN },
  listRevisions: { resto_key: KITCHEN, kind: "menu" },
  noteReservation: { id, version: 1, note: "Stammgast" },
  placeOrder: deliveryRequest({ wanted_at: at("19:00") }),
  placeStaffOrder: { ...deliveryRequest(), overbook: true, waive_minimum: true, remember: true },
  publishPhoto: { resto_key: KITCHEN, upload_id: id },
  quoteOrder: {
    resto_key: KITCHEN,
    type: "delivery",
    lines: [{ item_id: "pizza", qty: 1, choices: { size: "large", extras: ["ham"] }, note: "x" }],
    zip: "86343",
    wanted_at: at("19:00"),
  },
  readOverview: { resto_keys: [KITCHEN] },
  readVersions: { resto_keys: [KITCHEN] },
  readReminder: { reservation_id: id, signature: "s".repeat(43) },
  readReport: days,
  readRevision: { resto_key: KITCHEN, kind: "menu", rev: 7 },
  reportClientError: CLIENT_ERROR,
  requestReservation: { ...table, reservation_id: id },
  saveMenu: { resto_key: KITCHEN, base_rev: 7, value: testMenu },
  saveRestaurant: { resto_key: KITCHEN, base_rev: 0, value: testKitchen },
  searchGuests: { resto_key: KITCHEN, phone: "089 99998-078" },
  setAvailability: { resto_key: KITCHEN, patch: { extra_minutes: 5, sold_out: { soup: null } } },
  setOrderStatus: step,
  setReservationStatus: { ...step, to: "seated" },
  setStaff: { email: "koch@example.com", resto_keys: [KITCHEN], role: "manager" },
};

const ASK_NOTHING = new Set(["deleteMyAccount", "exportMyData", "listStaff", "signOutEverywhere"]);
const COLLECTIONS =
  "public menus availability public_stats users orders reservations reservation_notes staff capacity blocks known_guests presence audit history mail".split(
    " ",
  );

const strange = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.double(),
  fc.constantFrom(-1, 0.5, 2 ** 53, 1e308, "", "__proto__", "constructor", "9999-99-99", "24:61"),
);

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
  else if (way < 6)
    entries.set(
      key,
      generate(() => strange),
    );
  else entries.set(key, spoilt(entries.get(key), generate));
  return Array.isArray(value) ? [...entries.values()] : Object.fromEntries(entries);
}

const inputs = fc.gen().map((generate) => {
  const name = CALLABLE_NAMES[generate(fc.nat, { max: CALLABLE_NAMES.length - 1 })] ?? "";
  const shape = SHAPES[name];
  const isAnything = !shape || generate(fc.nat, { max: 4 }) === 0;
  const data = isAnything ? generate(() => fc.jsonValue({ maxDepth: 3 })) : spoilt(shape, generate);
  // Callables without input would succeed.
  return { name, data: ASK_NOTHING.has(name) ? { surplus: data } : data };
});

let guest: TestAccount;
let cook: TestAccount;

/** No call can write: orders are paused, reservations off, and the cook works elsewhere. */
beforeAll(async () => {
  await openKitchen({ reservation: false });
  await adminPatch(`availability/${KITCHEN}`, {
    paused_until: new Date(at("23:59", "2027-12-31")),
  });
  guest = await newGuest();
  cook = await newStaff({ resto_keys: [OTHER_KITCHEN] });
});

async function everything(): Promise<unknown> {
  return Promise.all(COLLECTIONS.map((collection) => adminList(collection)));
}

/** Null for an answer or a refusal with a reason, else the call and its outcome. */
async function fault({ name, data }: { name: string; data: unknown }): Promise<string | null> {
  const caller = /^(save|set|read|list|board|delay|note|record|search|export|erase|block)/.test(
    name,
  )
    ? cook
    : guest;
  const answer = await callFunction(name, data, caller).catch(String);
  if (typeof answer === "string") return `${name} ${JSON.stringify(data)}: ${answer}`;
  const isFine = answer.result !== undefined || answer.error?.details?.reason !== undefined;
  return isFine ? null : `${name} ${JSON.stringify(data)}: ${JSON.stringify(answer)}`;
}

test(`${INPUTS} generated inputs to all callables cause no fault and write nothing`, async () => {
  const before = await everything();
  const waiting = fc.sample(inputs, { numRuns: INPUTS, seed: SEED });
  const called = new Set(waiting.map(({ name }) => name));
  const faults: string[] = [];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const found = await fault(next);
        if (found) faults.push(found);
      }
    }),
  );
  expect(faults).toEqual([]);
  expect(await everything()).toEqual(before);
  expect([...called].toSorted()).toEqual(CALLABLE_NAMES.toSorted());
  const what = `of ${INPUTS} generated inputs to ${called.size} callables`;
  recordFigure(2, `internal errors, ${what}`, faults.length, import.meta.url);
  recordFigure(2, `documents written, ${what}`, 0, import.meta.url);
}, 1_800_000);
