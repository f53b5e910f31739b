import { describe, expect } from "vitest";
import { adminGet, adminList } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { tableTest } from "../support/kitchen-test";
import { newStaff, type TestAccount } from "../support/test-accounts";
import { KITCHEN, OTHER_KITCHEN, reasonOf } from "../support/test-kitchen";
import { bookTable, countedSeats, reservedSeats, tableRequest } from "../support/test-tables";

const test = tableTest.extend(
  "note",
  ({ staff }) =>
    (id: string, version: number, text: string, by: TestAccount = staff) =>
      callFunction("noteReservation", { id, version, note: text }, by),
);

describe("noteReservation", () => {
  test("stores a team note beside the guest's note and removes it", async ({ guest, note }) => {
    const { id } = await bookTable(tableRequest({ note: "am Fenster" }), guest);
    expect(await note(id, 1, " Tisch 7 ")).toHaveProperty("result", {
      id,
      status: "confirmed",
      version: 2,
    });
    expect(await adminGet(`reservations/${id}`)).toMatchObject({
      note: "am Fenster",
      staff_note: "Tisch 7",
      version: 2,
      history: [{ status: "confirmed", by: "guest" }],
    });
    expect(await note(id, 2, "")).toHaveProperty("result.version", 3);
    expect(await adminGet(`reservations/${id}`)).toMatchObject({ staff_note: "" });
    expect(await countedSeats()).toEqual(await reservedSeats());
    const noted = (await adminList("audit")).filter(
      ({ data }) => data.action === "reservation.noted",
    );
    expect(noted).toHaveLength(2);
  });

  test("refuses to overwrite a note that has changed", async ({ guest, note }) => {
    const { id } = await bookTable(tableRequest(), guest);
    const other = await newStaff({ resto_keys: [KITCHEN] });
    const answers = await Promise.all([note(id, 1, "eins"), note(id, 1, "zwei", other)]);
    expect(answers.filter(({ result }) => result)).toHaveLength(1);
    expect(answers.map(reasonOf)).toContain("VERSION_CONFLICT");
  });

  test("accepts notes of at most 300 characters, from staff only", async ({ guest, note }) => {
    const { id } = await bookTable(tableRequest(), guest);
    const elsewhere = await newStaff({ resto_keys: [OTHER_KITCHEN] });
    expect(reasonOf(await note(id, 1, "x", elsewhere))).toBe("NOT_FOUND");
    expect(reasonOf(await note(id, 1, "x", guest))).toBe("NOT_ALLOWED");
    expect(reasonOf(await note(id, 1, "x".repeat(301)))).toBe("INVALID");
  });
});
