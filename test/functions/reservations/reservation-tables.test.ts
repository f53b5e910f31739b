import { describe, expect } from "vitest";
import { adminGet, adminList, adminPatch } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { expectSeatsToMatch, walkIn } from "../support/staff-booking-test";
import {
  expectStaysToMatch,
  listTables,
  oversoldTables,
  tablesOf,
  placedTest as test,
  withTables,
} from "../support/table-places";
import { newGuest, newStaff, type TestAccount } from "../support/test-accounts";
import { at, KITCHEN, OTHER_KITCHEN, reasonOf, refused } from "../support/test-kitchen";
import {
  bookTable,
  seatPolicy,
  TOMORROW,
  tableRequest,
  telephoneBooking,
} from "../support/test-tables";

interface Placed {
  readonly id: string;
  readonly guest: TestAccount;
}

/** Books a table for a new guest. */
async function book(changes: Parameters<typeof tableRequest>[0] = {}): Promise<Placed> {
  const guest = await newGuest();
  const { id } = await bookTable(tableRequest(changes), guest);
  return { id, guest };
}

const moveTo = (id: string, by: TestAccount, changes: object = {}) => {
  const wish = { date: TOMORROW, time: "19:00", party_size: 2 };
  return callFunction(
    "changeReservation",
    { reservation_id: id, version: 1, ...wish, ...changes },
    by,
  );
};

/** Takes all tables tomorrow at 19:00. */
async function fillTables(): Promise<Placed[]> {
  const placed: Placed[] = [];
  for (const party_size of [2, 2, 4, 6]) placed.push(await book({ party_size }));
  return placed;
}

describe("a booking", () => {
  test("gets the smallest table, then a combination; then the time is full", async () => {
    const parties: unknown[] = [];
    for (const party_size of [4, 6, 3])
      parties.push(await tablesOf((await book({ party_size })).id));
    expect(parties).toEqual([["four"], ["six"], ["a", "b"]]);
    const answer = await callFunction("requestReservation", tableRequest(), await newGuest());
    expect(answer).toEqual(
      refused("FAILED_PRECONDITION", "SLOT_FULL", { next_at: at("17:00", TOMORROW) }),
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
  test("chooses the table anew and frees the old one", async () => {
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
      expect(await callFunction("recordReservation", request, staff)).toHaveProperty("result");
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
    await callFunction("recordReservation", request, staff);
    const { date, time, reservation_id: id } = request;
    const answer = await moveTo(id, staff, { date, time, table_ids: ["b"] });
    expect(answer).toHaveProperty("result.status", "seated");
    expect(await tablesOf(id)).toEqual(["b"]);
  });
});

describe("the waitlist", () => {
  const join = async (changes: object = {}) => {
    const guest = await newGuest();
    const { id, status } = await bookTable(tableRequest(changes), guest, "joinWaitingList");
    return { id, status, guest };
  };

  test("is offered a table that becomes free, to the first party that it seats", async ({
    staff,
  }) => {
    const [first] = await fillTables();
    const large = await join({ party_size: 4 });
    const small = await join();
    await callFunction(
      "cancelReservation",
      { reservation_id: first?.id, version: 1 },
      first?.guest,
    );
    expect(await adminGet(`reservations/${large.id}`)).toMatchObject({ status: "waiting" });
    expect(await adminGet(`reservations/${small.id}`)).toMatchObject({
      status: "offered",
      table_ids: ["a"],
    });
    const own = { reservation_id: small.id, version: 2 };
    expect(await callFunction("acceptOffer", own, small.guest)).toHaveProperty("result");
    expect(await tablesOf(small.id)).toEqual(["a"]);
    const taken = await moveTo(small.id, staff, { version: 3, table_ids: ["b"] });
    expect(reasonOf(taken)).toBe("SLOT_FULL");
    await expectStaysToMatch();
  });

  test("is offered the table that staff free by moving a party to another", async ({ staff }) => {
    await listTables({ tables: withTables.tables.slice(2) });
    const { id } = await book({ party_size: 4 });
    await book({ party_size: 4 });
    const waiting = await join({ party_size: 5 });
    expect(waiting.status).toBe("waiting");
    const [other] = (await adminList("reservations")).filter(
      ({ data }) => String(data.table_ids) === "six",
    );
    await callFunction("setReservationStatus", { id, version: 1, to: "cancelled" }, staff);
    const move = { table_ids: ["four"], party_size: 4 };
    expect(await moveTo(other?.id ?? "", staff, move)).toHaveProperty("result");
    expect(await adminGet(`reservations/${waiting.id}`)).toMatchObject({
      status: "offered",
      table_ids: ["six"],
    });
  });

  test("lets staff offer a table to one party now, once", async ({ staff }) => {
    await fillTables();
    const { id } = await join();
    const offer = (version: number) =>
      callFunction("setReservationStatus", { id, version, to: "offered" }, staff);
    expect(await offer(1)).toEqual(refused("FAILED_PRECONDITION", "SLOT_FULL"));
    await listTables({
      ...withTables,
      tables: [...withTables.tables, { id: "new", name: "9", room: "Saal", seats: 2 }],
    });
    expect(await offer(1)).toHaveProperty("result", { id, status: "offered", version: 2 });
    expect(await adminGet(`reservations/${id}`)).toMatchObject({ table_ids: ["new"] });
    expect(reasonOf(await offer(2))).toBe("WRONG_STATE");
    const mails = (await adminList("mail")).filter(
      ({ data }) => data.target === `reservations/${id}`,
    );
    expect(mails).toHaveLength(2);
    await expectSeatsToMatch();
    await expectStaysToMatch();
  });
});

describe("a change of the list", () => {
  test("places bookings from before with the next booking of their day, the largest first", async () => {
    await listTables({});
    const [small, large, late] = [
      await book(),
      await book({ party_size: 6 }),
      await book({ time: "20:30" }),
    ];
    expect(await tablesOf(small.id)).toBeUndefined();
    await listTables(withTables);
    const { id } = await book({ party_size: 4 });
    const all = await Promise.all([small, large, late, { id }].map((each) => tablesOf(each.id)));
    expect(all).toEqual([["a"], ["six"], ["a"], ["four"]]);
    await expectSeatsToMatch();
    await expectStaysToMatch();
  });

  test("places bookings that no capacity document lists, and shows no time as free that they take", async ({
    guest,
  }) => {
    await listTables({});
    const { id } = await book({ party_size: 6 });
    for (const { id: day } of await adminList("capacity")) {
      await adminPatch(`capacity/${day}`, { stays: {} });
    }
    await listTables({ tables: withTables.tables.slice(3) });
    const wish = { resto_key: KITCHEN, date: TOMORROW, party_size: 2 };
    const { result } = await callFunction("availableTables", wish, guest);
    const { times } = result as unknown as { times: { time: string; free: boolean }[] };
    expect(times.find(({ time }) => time === "19:00")).toMatchObject({ free: false });
    expect(await tablesOf(id)).toBeUndefined();
    await book({ time: "15:00" });
    expect(await tablesOf(id)).toEqual(["six"]);
    await expectStaysToMatch();
  });

  test("that removes a table places its party again; one that fits nowhere still takes seats", async ({
    staff,
  }) => {
    const [, , four, six] = await fillTables();
    await listTables({ tables: withTables.tables.filter(({ id }) => id !== "six") });
    const answer = await callFunction("requestReservation", tableRequest(), await newGuest());
    expect(reasonOf(answer)).toBe("SLOT_FULL");
    await listTables({
      tables: [
        ...withTables.tables.filter(({ id }) => id !== "four"),
        { id: "new", name: "Neu", room: "Saal", seats: 4 },
      ],
    });
    const [a] = (await adminList("reservations")).filter(
      ({ data }) => String(data.table_ids) === "a",
    );
    await callFunction("setReservationStatus", { id: a?.id, version: 1, to: "cancelled" }, staff);
    expect(await tablesOf(four?.id ?? "")).toEqual(["new"]);
    expect(await tablesOf(six?.id ?? "")).toEqual(["six"]);
    await expectStaysToMatch();
  });

  test("that renames a table or moves it to another room keeps its parties", async () => {
    const { id } = await book();
    const [first, ...others] = withTables.tables;
    await listTables({
      tables: [{ ...first, name: "Laube", room: "Garten", seats: 2, id: "a" }, ...others],
    });
    await book();
    expect(await tablesOf(id)).toEqual(["a"]);
  });
});

describe("where the restaurant confirms by hand", () => {
  test("a confirmed reservation that its guest moves is a request again, told by mail, and holds its table", async ({
    staff,
  }) => {
    await adminPatch(`public/${KITCHEN}`, {
      reservation_policy: { ...seatPolicy, auto_confirm: false },
    });
    const { id, guest } = await book();
    await callFunction("setReservationStatus", { id, version: 1, to: "confirmed" }, staff);
    const answer = await moveTo(id, guest, { version: 2, time: "20:00" });
    expect(answer).toHaveProperty("result", { id, status: "requested", version: 3 });
    expect(await adminGet(`reservations/${id}`)).toMatchObject({
      status: "requested",
      table_ids: ["a"],
    });
    const mail = await adminGet(`mail/reservation_${id}_3`);
    expect(JSON.stringify(mail?.message)).toContain("Ihre Änderung ist eingegangen");
    await expectSeatsToMatch();
  });
});
