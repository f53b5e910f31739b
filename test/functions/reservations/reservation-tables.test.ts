import { describe, expect } from "vitest";
import { adminGet, adminList, adminPatch } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { book, fillTables, moveTo } from "../support/placed-parties";
import { expectSeatsToMatch, walkIn } from "../support/staff-booking-test";
import {
  expectStaysToMatch,
  oversoldTables,
  tablesOf,
  placedTest as test,
  withTables,
} from "../support/table-places";
import { newGuest, newStaff } from "../support/test-accounts";
import { at, KITCHEN, OTHER_KITCHEN, reasonOf, refused } from "../support/test-kitchen";
import { TOMORROW, tableRequest, telephoneBooking } from "../support/test-tables";

describe("a booking", () => {
  test("gets the smallest table, then a combination; then the time is full", async () => {
    const parties: unknown[] = [];
    for (const party_size of [4, 6, 3])
      parties.push(await tablesOf((await book({ party_size })).id));
    expect(parties).toEqual([["four"], ["six"], ["a", "b"]]);
    const answer = await callFunction("requestReservation", tableRequest(), await newGuest());
    expect(answer).toEqual(
      refused("FAILED_PRECONDITION", "SLOT_FULL", { next_at: at("17:30", TOMORROW) }),
    );
    await expectSeatsToMatch();
    await expectStaysToMatch();
  });

  test("is shown as bookable only where a table is free", async ({ guest }) => {
    await book({ party_size: 6 });
    await book({ party_size: 4 });
    const times = async (party_size: number) => {
      const wish = { resto_key: KITCHEN, date: TOMORROW, party_size };
      const { result } = await callFunction("availableTables", wish, guest);
      const { times: all } = result as unknown as { times: { time: string; free: boolean }[] };
      return all.filter(({ free, time }) => free && time > "16:30").map(({ time }) => time);
    };
    expect(await times(5)).toEqual(["16:45", "17:00"]);
    expect(await times(2)).toHaveLength(16);
  });

  test("is refused PARTY_SIZE if no table or combination seats the party", async ({ guest }) => {
    const answer = await callFunction("requestReservation", tableRequest({ party_size: 7 }), guest);
    expect(answer).toEqual(refused("OUT_OF_RANGE", "PARTY_SIZE"));
  });

  test("past midnight holds its table on both days", async ({ guest }) => {
    await adminPatch(`public/${KITCHEN}`, {
      hours: Object.fromEntries(
        [0, 1, 2, 3, 4, 5, 6].map((day) => [day, [{ open: "17:00", close: "03:00" }]]),
      ),
    });
    const { id } = await book({ time: "23:30", party_size: 6 });
    await expectStaysToMatch();
    const next = { date: "2027-03-05", time: "00:30", party_size: 6 };
    const answer = await callFunction("requestReservation", tableRequest(next), guest);
    expect(reasonOf(answer)).toBe("SLOT_FULL");
    expect(await tablesOf(id)).toEqual(["six"]);
  });
});

describe("a guest's move", () => {
  test("chooses the table again and frees the old one", async () => {
    const [first] = await fillTables();
    if (!first) throw new Error("tables are taken");
    expect(await moveTo(first.id, first.guest, { time: "20:30" })).toHaveProperty("result");
    expect(await tablesOf(first.id)).toEqual(["a"]);
    expect(await tablesOf((await book()).id)).toEqual(["a"]);
    await expectStaysToMatch();
    expect(await oversoldTables(withTables)).toEqual([]);
  });

  test("keeps the table if there is none for the new time", async () => {
    const [first] = await fillTables();
    if (!first) throw new Error("tables are taken");
    const answer = await moveTo(first.id, first.guest, { party_size: 4 });
    expect(reasonOf(answer)).toBe("SLOT_FULL");
    expect(await tablesOf(first.id)).toEqual(["a"]);
  });

  test("cannot name tables or overbook", async () => {
    const { id, guest } = await book();
    for (const extra of [{ table_ids: ["six"] }, { overbook: true }]) {
      expect(await moveTo(id, guest, extra)).toEqual(refused("PERMISSION_DENIED", "NOT_ALLOWED"));
    }
    expect(await tablesOf(id)).toEqual(["a"]);
  });
});

describe("staff", () => {
  test("move a party to a free table, without a mail, with an audit entry", async ({ staff }) => {
    const { id } = await book();
    const mails = (await adminList("mail")).length;
    expect(await moveTo(id, staff, { table_ids: ["six"] })).toHaveProperty("result.version", 2);
    expect(await adminGet(`reservations/${id}`)).toMatchObject({
      table_ids: ["six"],
      history: [{ status: "confirmed" }],
    });
    expect(await adminList("mail")).toHaveLength(mails);
    const actions = (await adminList("audit")).map(({ data }) => data.action);
    expect(actions).toContain("reservation.table_changed");
    await expectStaysToMatch();
  });

  test("are refused a taken table with the reservation that holds it, unless they overbook", async ({
    staff,
  }) => {
    const [first, , , last] = await fillTables();
    const answer = await moveTo(first?.id ?? "", staff, { table_ids: ["six"] });
    const conflict = { field: "table_ids", current: last?.id };
    expect(answer).toEqual(refused("FAILED_PRECONDITION", "SLOT_FULL", conflict));
    const small = await moveTo(last?.id ?? "", staff, { table_ids: ["a"], party_size: 6 });
    expect(small).toEqual(refused("OUT_OF_RANGE", "PARTY_SIZE", { field: "table_ids" }));
    const forced = { table_ids: ["six"], overbook: true };
    expect(await moveTo(first?.id ?? "", staff, forced)).toHaveProperty("result");
    const actions = (await adminList("audit")).map(({ data }) => data.action);
    expect(actions).toContain("reservation.table_changed+overbook");
    await expectSeatsToMatch();
    await expectStaysToMatch();
  });

  test("of another restaurant cannot move it", async () => {
    const { id } = await book();
    const elsewhere = await newStaff({ resto_keys: [OTHER_KITCHEN] });
    const answer = await moveTo(id, elsewhere, { table_ids: ["six"] });
    expect(answer).toEqual(refused("NOT_FOUND", "NOT_FOUND"));
  });

  test("seat walk-ins and telephone bookings at a table of their choice, or at the best one", async ({
    staff,
  }) => {
    const record = async (request: ReturnType<typeof walkIn>) => {
      expect(await callFunction("createStaffBooking", request, staff)).toHaveProperty("result");
      return tablesOf(request.reservation_id);
    };
    expect(await record(walkIn({ table_ids: ["four"] }))).toEqual(["four"]);
    expect(await record(walkIn({ party_size: 3 }))).toEqual(["six"]);
    expect(await record(telephoneBooking({ party_size: 8, table_ids: ["a", "six"] }))).toEqual([
      "a",
      "six",
    ]);
    expect(await record(walkIn({ party_size: 9, overbook: true }))).toEqual([]);
    await expectSeatsToMatch();
    await expectStaysToMatch();
  });

  test("give a seated party another table", async ({ staff }) => {
    const request = walkIn();
    await callFunction("createStaffBooking", request, staff);
    const { date, time, reservation_id: id } = request;
    const answer = await moveTo(id, staff, { date, time, table_ids: ["b"] });
    expect(answer).toHaveProperty("result.status", "seated");
    expect(await tablesOf(id)).toEqual(["b"]);
  });
});
