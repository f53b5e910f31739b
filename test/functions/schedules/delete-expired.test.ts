import { expect } from "vitest";
import { expireStale } from "@/functions/schedules/expire-stale";
import { adminGet, adminList, adminSet } from "@/test/harness/admin";
import { tableTest as test } from "../support/kitchen-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { newGuest } from "../support/test-accounts";
import {
  at,
  CONTACT_WITH_EMAIL,
  KITCHEN,
  pickupRequest,
  placeOrder,
  setClock,
  TODAY,
} from "../support/test-kitchen";
import { bookTable, tableRequest } from "../support/test-tables";

runFunctionsInProcess();

const run = () => expireStale.run({ scheduleTime: new Date().toISOString() });

const idsOf = async (collection: string) => (await adminList(collection)).map(({ id }) => id);

test("limits of accounts are deleted after a day, those of restaurants are kept", async ({
  guest,
}) => {
  await placeOrder(pickupRequest(), guest);
  await setClock(at("17:50", "2027-03-04"));
  await run();
  expect(await idsOf("limits")).toContain(guest.uid);
  await setClock(at("18:10", "2027-03-04"));
  await run();
  expect((await idsOf("limits")).toSorted()).toEqual(["_clock", KITCHEN].toSorted());
  expect(await adminGet(`limits/${KITCHEN}`)).toMatchObject({ order_count: 1 });
});

test("capacity of a day is deleted after a week", async () => {
  await placeOrder(pickupRequest(), await newGuest());
  await setClock(at("23:00", "2027-03-10"));
  await run();
  expect(await idsOf("capacity")).toEqual([`${KITCHEN}_${TODAY}`]);
  await setClock(at("00:01", "2027-03-11"));
  await run();
  expect(await idsOf("capacity")).toEqual([]);
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
  const place = (name: string, status: string, created: string) =>
    adminSet(`orders/${name}`, { ...stored, status, created_at: new Date(at("12:00", created)) });
  await Promise.all([
    place("sold-2018", "completed", "2018-12-31"),
    place("sold-2019", "completed", "2019-01-01"),
    place("failed-2020", "failed", "2020-12-31"),
    place("cancelled-2020", "cancelled", "2020-12-31"),
    place("cancelled-2021", "cancelled", "2021-01-01"),
  ]);
  await run();
  expect((await idsOf("orders")).toSorted()).toEqual(
    [id, "cancelled-2021", "failed-2020", "sold-2019"].toSorted(),
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

test("a staff booking is deleted 90 days after its start", async () => {
  const { id: kept } = await bookTable(tableRequest(), await newGuest());
  const { id } = await bookTable(tableRequest(), await newGuest());
  const stored = await adminGet(`reservations/${id}`);
  await adminSet(`reservations/${id}`, { ...stored, creator_uid: "restaurant" });
  await setClock(at("18:00", "2027-06-02"));
  await run();
  expect(await adminGet(`reservations/${id}`)).not.toBeNull();
  await setClock(at("20:00", "2027-06-02"));
  await run();
  expect(await idsOf("reservations")).toEqual([kept]);
});
