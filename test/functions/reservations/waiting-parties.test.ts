import { describe, expect } from "vitest";
import { adminGet, adminList, adminPatch } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { book, moveTo } from "../support/placed-parties";
import { expectSeatsToMatch } from "../support/staff-booking-test";
import {
  expectStaysToMatch,
  listTables,
  oversoldTables,
  tablesOf,
  placedTest as test,
  withTables,
} from "../support/table-places";
import { KITCHEN } from "../support/test-kitchen";
import { TOMORROW, type tableRequest, telephoneBooking } from "../support/test-tables";

const DAY_AFTER = "2027-03-05";

/** Books before the restaurant lists its tables. */
async function bookWithoutTable(
  changes: Parameters<typeof tableRequest>[0] = {},
  list: Parameters<typeof listTables>[0] = withTables,
) {
  await listTables({});
  const placed = await book(changes);
  await listTables(list);
  return placed;
}

/** Opens until 3:00 every day. */
function openAtNight(): Promise<void> {
  const hours = [{ open: "17:00", close: "03:00" }];
  const days = [0, 1, 2, 3, 4, 5, 6];
  return adminPatch(`public/${KITCHEN}`, {
    hours: Object.fromEntries(days.map((day) => [day, hours])),
  });
}

async function expectOnePartyPerTable() {
  expect(await oversoldTables(withTables)).toEqual([]);
  await expectSeatsToMatch();
  await expectStaysToMatch();
}

describe("a party that waits for a table", () => {
  test.for([[true], [false]])(
    "gets another one if staff choose its table for a booking (overbook: %s)",
    async ([overbook], { staff }) => {
      const { id } = await bookWithoutTable();
      const request = telephoneBooking({ table_ids: ["a"], ...(overbook && { overbook }) });
      const answer = await callFunction("createStaffBooking", request, staff);
      expect(answer).toHaveProperty("result.status", "confirmed");
      expect(await tablesOf(request.reservation_id)).toEqual(["a"]);
      expect(await tablesOf(id)).toEqual(["b"]);
      await expectOnePartyPerTable();
    },
  );

  test("gets another one if staff move a party to its table", async ({ staff }) => {
    const { id } = await bookWithoutTable({ time: "18:45" });
    const other = await bookWithoutTable();
    const answer = await moveTo(other.id, staff, { table_ids: ["a"] });
    expect(answer).toHaveProperty("result.version", 2);
    await book();
    expect(await tablesOf(other.id)).toEqual(["a"]);
    expect(await tablesOf(id)).toEqual(["b"]);
    await expectOnePartyPerTable();
  });
});

test("a party that gets a table by itself gets a new version and an audit entry of the system", async () => {
  const { id } = await bookWithoutTable();
  await book();
  expect(await tablesOf(id)).toEqual(["a"]);
  expect(await adminGet(`reservations/${id}`)).toMatchObject({ version: 2, status: "confirmed" });
  const entries = (await adminList("audit")).map(({ data }) => data);
  expect(entries.filter(({ action }) => action === "reservation.table_changed")).toEqual([
    expect.objectContaining({
      by: "system",
      uid: null,
      resto_key: KITCHEN,
      target: `reservations/${id}`,
      version: 2,
    }),
  ]);
});

describe("a party that waits for a table and stays past midnight", () => {
  test("gets no table that a party of the evening before has", async () => {
    await openAtNight();
    const evening = await book({ time: "22:00", party_size: 2 });
    const { id } = await bookWithoutTable({ time: "23:00" });
    await book({ date: DAY_AFTER, time: "20:00" });
    expect(await tablesOf(evening.id)).toEqual(["a"]);
    expect(await tablesOf(id)).toBeUndefined();
    await expectOnePartyPerTable();

    await book({ date: TOMORROW, time: "18:00" });
    expect(await tablesOf(id)).toEqual(["b"]);
    await expectOnePartyPerTable();
  });

  test("gets the table that a party of the same evening frees", async ({ staff }) => {
    await openAtNight();
    const evening = await book({ time: "22:00", party_size: 6 });
    const { id } = await bookWithoutTable(
      { time: "23:00", party_size: 4 },
      { tables: withTables.tables.slice(3) },
    );
    const step = { id: evening.id, version: 1, to: "cancelled" };
    await callFunction("setReservationStatus", step, staff);
    expect(await tablesOf(id)).toEqual(["six"]);
    await expectOnePartyPerTable();
  });
});
