import { describe, expect } from "vitest";
import { addDays } from "@/domain/time/berlin-time";
import { adminGet, adminList } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { tableTest } from "../../support/kitchen-test";
import { newGuest, newStaff, type TestAccount } from "../../support/test-accounts";
import { KITCHEN, OTHER_KITCHEN, reasonOf } from "../../support/test-kitchen";
import { bookTable, countedSeats, reservedSeats, tableRequest } from "../../support/test-tables";

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
    const noted = await adminGet(`reservations/${id}`);
    expect(noted).toMatchObject({
      note: "am Fenster",
      version: 2,
      history: [{ status: "confirmed", by: "guest" }],
    });
    expect(JSON.stringify(noted)).not.toContain("Tisch 7");
    expect(await adminGet(`reservation_notes/${id}`)).toEqual({
      resto_key: KITCHEN,
      local_date: noted?.local_date,
      note: "Tisch 7",
    });
    expect(await note(id, 2, "")).toHaveProperty("result.version", 3);
    expect(await adminGet(`reservation_notes/${id}`)).toBeNull();
    expect(await countedSeats()).toEqual(await reservedSeats());
    const entries = (await adminList("audit")).filter(
      ({ data }) => data.action === "reservation.noted",
    );
    // One an hour, with the last version.
    expect(entries.map(({ data }) => [data.code, data.version])).toEqual([[noted?.code, 3]]);
  });

  test("moves with its reservation to another day", async ({ guest, note, staff }) => {
    const wish = tableRequest();
    const { id } = await bookTable(wish, guest);
    await note(id, 1, "Tisch 7");
    const date = addDays(wish.date, 7);
    const { time, party_size } = wish;
    const move = { reservation_id: id, version: 2, date, time, party_size };
    expect(await callFunction("changeReservation", move, staff)).toHaveProperty("result");
    expect(await adminGet(`reservation_notes/${id}`)).toMatchObject({
      local_date: date,
      note: "Tisch 7",
    });
    // Without a note, a move creates none.
    const other = await bookTable(tableRequest(), guest);
    const second = { ...move, reservation_id: other.id, version: 1 };
    expect(await callFunction("changeReservation", second, staff)).toHaveProperty("result");
    expect(await adminGet(`reservation_notes/${other.id}`)).toBeNull();
  });

  test("disappears with its guest's account", async ({ note }) => {
    const guest = await newGuest();
    const { id } = await bookTable(tableRequest(), guest);
    await note(id, 1, "Herr Beispiel am Fenster");
    expect(await callFunction("deleteMyAccount", {}, guest)).toHaveProperty("result");
    expect(await adminGet(`reservation_notes/${id}`)).toBeNull();
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
