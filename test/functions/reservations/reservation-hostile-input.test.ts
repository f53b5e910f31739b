import fc from "fast-check";
import { describe, expect } from "vitest";
import { adminList } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { SEED } from "@/test/harness/seeded-random";
import { placedTest } from "../support/table-places";
import type { TestAccount } from "../support/test-accounts";
import { KITCHEN, reasonOf } from "../support/test-kitchen";
import { bookTable, TOMORROW, tableRequest } from "../support/test-tables";

const CALLABLES = [
  "availableTables",
  "requestReservation",
  "joinWaitingList",
  "changeReservation",
  "cancelReservation",
  "acceptOffer",
  "setReservationStatus",
  "createStaffBooking",
  "noteReservation",
] as const;

const test = placedTest.extend(
  "neverInternal",
  ({ guest }) =>
    async (
      name: string,
      inputs: fc.Arbitrary<unknown>,
      numRuns: number,
      by: () => TestAccount = () => guest,
    ) => {
      await fc.assert(
        fc.asyncProperty(inputs, async (data) => {
          const { result, error } = await callFunction(name, data, by());
          expect(result ?? error?.details?.reason).toBeDefined();
        }),
        { numRuns, seed: SEED },
      );
    },
);

describe("generated input never causes `internal`", () => {
  const date = fc.oneof(
    fc.constantFrom("2027-02-29", "2027-03-28", "2027-10-31", "9999-12-31", "2000-00-00", TOMORROW),
    fc.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    fc.string({ unit: "binary", maxLength: 12 }),
  );
  const time = fc.oneof(
    fc.constantFrom("02:30", "00:00", "23:59", "24:00", "19:00"),
    fc.stringMatching(/^\d{2}:\d{2}$/),
    fc.string({ maxLength: 8 }),
  );
  const party_size = fc.oneof(fc.integer(), fc.double(), fc.integer({ min: 1, max: 12 }));
  const note = fc.string({ unit: "binary", maxLength: 310 });
  const table = fc.oneof(fc.constantFrom("a", "b", "six", "gone"), fc.string({ maxLength: 45 }));
  const table_ids = fc.option(fc.array(table, { maxLength: 22 }), { nil: undefined });

  test.for(CALLABLES)("%s refuses unknown keys and the empty body", async (name, { guest }) => {
    expect(reasonOf(await callFunction(name, {}, guest))).toBe("INVALID");
    const surplus = { ...tableRequest(), seats: 4000 };
    expect(reasonOf(await callFunction(name, surplus, guest))).toBe("INVALID");
  });

  test("availableTables with well-formed days, sizes and times", ({ neverInternal }) =>
    neverInternal(
      "availableTables",
      fc.record({ resto_key: fc.constant(KITCHEN), date, party_size }),
      50,
    ));

  test("requestReservation with well-formed requests", ({ neverInternal }) =>
    neverInternal(
      "requestReservation",
      fc.record({ date, time, party_size, note }).map((changes) => ({
        ...tableRequest(),
        ...changes,
      })),
      50,
    ));

  test("createStaffBooking with well-formed bookings", ({ neverInternal, staff }) => {
    const { contact: _, ...wish } = tableRequest();
    const kind = fc.constantFrom("walk_in", "telephone");
    const contact = fc.record({ name: note, phone: fc.option(note, { nil: undefined }) });
    const overbook = fc.boolean();
    return neverInternal(
      "createStaffBooking",
      fc
        .record({ kind, date, time, party_size, note, contact, overbook, table_ids })
        .map((changes) => ({ ...wish, ...changes })),
      50,
      () => staff,
    );
  });
});

describe("generated moves", () => {
  const time = fc.constantFrom("02:30", "19:00", "19:15", "21:45");
  const party_size = fc.integer({ min: 1, max: 12 });
  const table_ids = fc.array(fc.constantFrom("a", "b", "four", "six", "gone", "__proto__"), {
    maxLength: 4,
  });

  test("to tables, by staff and guests, never cause `internal`", async ({
    neverInternal,
    guest,
    staff,
  }) => {
    const { id } = await bookTable(tableRequest(), guest);
    const version = fc.integer({ min: 1, max: 12 });
    const overbook = fc.option(fc.boolean(), { nil: undefined });
    const move = fc
      .record({ version, time, party_size, table_ids, overbook })
      .map((changes) => ({ reservation_id: id, date: TOMORROW, ...changes }));
    await neverInternal("changeReservation", move, 60, () => staff);
    await neverInternal("changeReservation", move, 30);
  });
});

test("refuses every invalid party size", async ({ guest }) => {
  const strange = [0, -1, 0.5, 1.5, 501, 2 ** 53, "2", "", null, true, [2], {}, "NaN"];
  const answers = await Promise.all(
    strange.map((party_size) =>
      callFunction("requestReservation", { ...tableRequest(), party_size }, guest),
    ),
  );
  expect(answers.map(reasonOf)).toEqual(strange.map(() => "INVALID"));
  expect(await adminList("reservations")).toEqual([]);
});
