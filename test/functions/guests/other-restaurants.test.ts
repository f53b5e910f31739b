import { describe, expect } from "vitest";
import { recordFigure, runSize } from "@/test/faults/figures";
import { adminList } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { canaryOrder, contact } from "../support/canary";
import { byEmail, byPhone } from "../support/guests";
import { tableTest as test } from "../support/kitchen-test";
import { newGuest } from "../support/test-accounts";
import { newContact, OTHER_KITCHEN } from "../support/test-kitchen";
import { bookTable, tableRequest } from "../support/test-tables";

const ROUNDS = runSize(2, 6);

describe("a guest of another restaurant only", () => {
  test("leaves no trace in the export of this one, not even a time", async ({ manager, guest }) => {
    await canaryOrder(guest, { resto_key: OTHER_KITCHEN });
    const exports = await Promise.all(
      [byPhone, byEmail].map((request) => callFunction("exportGuest", request, manager)),
    );
    const foreign = exports.flatMap(({ result }) => {
      const { exported_at: _, ...rest } = result as Record<string, unknown>;
      return JSON.stringify(rest).match(/\d{4}-\d\d-\d\dT/g) ?? [];
    });
    recordFigure(
      72,
      "instants of another restaurant in two exports",
      foreign.length,
      import.meta.url,
    );
    expect(foreign).toEqual([]);
  });

  test("gets six mails a day, however often this one erases the address", async ({ manager }) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (let booking = 0; booking < 6; booking += 1) {
        const own = { ...newContact(), email: contact.email };
        await bookTable(
          tableRequest({
            resto_key: OTHER_KITCHEN,
            contact: own,
            date: `2027-03-0${round + 4}`,
            time: `1${booking + 2}:00`,
          }),
          await newGuest(),
        );
      }
      const erased = await callFunction("eraseGuest", byEmail, manager);
      expect(erased).toHaveProperty("result");
    }
    const mails = (await adminList("mail")).filter(({ data }) => data.to === contact.email);
    recordFigure(
      72,
      `mails a day to one address, erased ${ROUNDS} times`,
      mails.length,
      import.meta.url,
    );
    expect(mails).toHaveLength(6);
  }, 60_000);
});
