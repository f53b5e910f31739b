import { expect, inject } from "vitest";
import { DAY_MS } from "@/domain/time/berlin-time";
import { backendAdmin } from "@/hosting/firebase/backend-admin";
import { adminGet, adminList, adminPatch, adminSet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { tableTest as test } from "../support/kitchen-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { runSchedule } from "../support/run-schedules";
import { newAccount, newGuest } from "../support/test-accounts";
import {
  at,
  CONTACT_WITH_EMAIL,
  KITCHEN,
  limitSlots,
  pickupRequest,
  placeOrder,
  setClock,
  TODAY,
} from "../support/test-kitchen";
import { bookTable, tableRequest } from "../support/test-tables";

runFunctionsInProcess();

const run = runSchedule.retention;

/** An account that is not deleted when it is idle. */
const registered = () => newAccount({ emailVerified: true });

const idsOf = async (collection: string) => (await adminList(collection)).map(({ id }) => id);

test("limits of guests are deleted after 14 days, those of restaurants are kept", async ({
  guest,
}) => {
  const { id } = await placeOrder(pickupRequest(), guest);
  await callFunction("cancelOrder", { order_id: id, version: 1 }, guest);
  await setClock(at("17:50", "2027-03-17"));
  await run();
  expect((await idsOf("limits")).some((id) => id.includes(guest.uid))).toBe(true);
  await setClock(at("18:10", "2027-03-17"));
  await run();
  expect(await idsOf("limits")).toEqual(["_clock", expect.stringContaining(`orders_${KITCHEN}_`)]);
});

test("capacity of a day is deleted after 14 days", async () => {
  await limitSlots();
  await placeOrder(pickupRequest(), await newGuest());
  expect(await adminGet(`capacity/${KITCHEN}_${TODAY}`)).toMatchObject({
    expires_at: new Date(at("00:00", "2027-03-17")),
  });
  await setClock(at("23:00", "2027-03-17"));
  await run();
  expect(await idsOf("capacity")).toEqual([`${KITCHEN}_${TODAY}`]);
  await setClock(at("00:01", "2027-03-18"));
  await run();
  expect(await idsOf("capacity")).toEqual([]);
});

test("audit entries are deleted after a year", async () => {
  await placeOrder(pickupRequest(), await registered());
  const [entry] = await adminList("audit");
  expect(entry?.data.expires_at).toEqual(new Date(Number(entry?.data.at) + 365 * DAY_MS));
  await setClock(at("17:50", "2028-03-02"));
  await run();
  expect(await idsOf("audit")).toContain(entry?.id);
  await setClock(at("18:10", "2028-03-02"));
  await run();
  expect(await idsOf("audit")).not.toContain(entry?.id);
});

test("mails are deleted after 30 days", async () => {
  const contact = CONTACT_WITH_EMAIL;
  await placeOrder(pickupRequest({ contact }), await newGuest());
  await bookTable(tableRequest({ contact, date: "2027-04-01" }), await newGuest());
  const sent = await idsOf("mail");
  expect(sent.length).toBeGreaterThanOrEqual(2);
  await setClock(at("18:00", "2027-04-01"));
  await run();
  expect(await idsOf("mail")).toEqual(expect.arrayContaining(sent));
  await setClock(at("19:30", "2027-04-02"));
  await run();
  for (const id of sent) expect(await adminGet(`mail/${id}`)).toBeNull();
});

test("orders are deleted when their legal retention ends", async () => {
  const { id } = await placeOrder(pickupRequest(), await newGuest());
  const stored = await adminGet(`orders/${id}`);
  const place = (name: string, status: string, created: string, changes: object = {}) =>
    adminSet(`orders/${name}`, {
      ...stored,
      status,
      created_at: new Date(at("12:00", created)),
      ...changes,
    });
  await Promise.all([
    place("sold-2018", "completed", "2018-12-31"),
    place("sold-2019", "completed", "2019-01-01"),
    place("failed-2020", "failed", "2020-12-31"),
    place("cancelled-2020", "cancelled", "2020-12-31"),
    place("cancelled-2021", "cancelled", "2021-01-01"),
    place("released-2020", "rejected", "2020-12-31", {
      payment: "online",
      payment_status: "voided",
    }),
    place("refunded-2020", "rejected", "2020-12-31", {
      payment: "online",
      payment_status: "refunded",
    }),
  ]);
  await run();
  expect((await idsOf("orders")).toSorted()).toEqual(
    [id, "cancelled-2021", "failed-2020", "refunded-2020", "sold-2019"].toSorted(),
  );
});

test("an anonymised reservation is deleted two days after its start", async ({ guest }) => {
  const other = await newGuest();
  const { id } = await bookTable(tableRequest(), guest);
  const { id: kept } = await bookTable(tableRequest(), other);
  const stored = await adminGet(`reservations/${id}`);
  await adminSet(`reservations/${id}`, { ...stored, creator_uid: "deleted", status: "cancelled" });
  await setClock(at("18:00", "2027-03-06"));
  await run();
  expect(await adminGet(`reservations/${id}`)).not.toBeNull();
  await setClock(at("20:00", "2027-03-06"));
  await run();
  expect(await idsOf("reservations")).toEqual([kept]);
});

test.each(["confirmed", "completed", "cancelled", "seated"])(
  "a reservation that is %s is deleted 90 days after its start, with the team's note",
  async (status) => {
    const { id } = await bookTable(tableRequest(), await registered());
    const { id: later } = await bookTable(tableRequest({ date: "2027-03-05" }), await registered());
    await adminPatch(`reservations/${id}`, { status });
    await adminSet(`reservation_notes/${id}`, { resto_key: KITCHEN, note: "Nussallergie" });
    await setClock(at("18:00", "2027-06-02"));
    await run();
    expect(await adminGet(`reservations/${id}`)).not.toBeNull();
    // 19:00 of March is 20:00 in summer time.
    await setClock(at("20:10", "2027-06-02"));
    await run();
    expect(await idsOf("reservations")).toEqual([later]);
    expect(await idsOf("reservation_notes")).toEqual([]);
  },
);

test("more documents than one page are deleted in one run", async () => {
  const { id } = await bookTable(tableRequest(), await registered());
  const stored = await adminGet(`reservations/${id}`);
  const past = { ...stored, start_at: new Date(at("19:00", "2026-01-01")) };
  const admin = backendAdmin(inject("backendPorts"));
  const paths = Array.from({ length: 450 }, (_, index) => `reservations/past-${index}`);
  await admin.write(paths.map((path) => ({ path, data: past })));
  await run();
  expect(await idsOf("reservations")).toEqual([id]);
  expect(await adminGet("runs/retention")).toMatchObject({ counts: { reservations: 450 } });
});
