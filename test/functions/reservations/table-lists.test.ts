import { describe, expect } from "vitest";
import { adminGet, adminList, adminPatch } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { book, fillTables, moveTo } from "../support/placed-parties";
import { expectSeatsToMatch } from "../support/staff-booking-test";
import {
  expectStaysToMatch,
  listTables,
  tablesOf,
  placedTest as test,
  withTables,
} from "../support/table-places";
import { newGuest } from "../support/test-accounts";
import { KITCHEN, reasonOf, refused } from "../support/test-kitchen";
import { bookTable, seatPolicy, tableRequest } from "../support/test-tables";

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
