import { expect, it } from "vitest";
import { LOADING } from "@/data/live-list";
import { withNotes } from "@/data/use-noted-reservations";
import { aReservation } from "@/test/domain/reservation/sample-tables";

const list = <T>(...items: T[]) => ({ ...LOADING, status: "live" as const, items });
const noteOn = (id: string, note: string) => ({ id, resto_key: "r", local_date: "d", note });

it("adds the team's notes to their reservations", () => {
  const noted = withNotes(
    list(aReservation({ id: "a" }), aReservation({ id: "b" })),
    list(noteOn("b", "Tisch 7"), noteOn("elsewhere", "x")),
  );
  expect(noted.items.map(({ id, staff_note }) => [id, staff_note])).toEqual([
    ["a", undefined],
    ["b", "Tisch 7"],
  ]);
});

it("keeps the latest version of a reservation that is in two lists", () => {
  const before = aReservation({ id: "a", version: 1 });
  const after = aReservation({ id: "a", version: 2 });
  expect(withNotes(list(after, before), list()).items).toEqual([after]);
});

it("is as reliable as the worse of its lists, and names what cannot be read", () => {
  const unreadable = [{ id: "x", code: null }];
  const failed = { ...list<never>(), status: "failed" as const, unreadable };
  expect(withNotes(list(), failed)).toMatchObject({ status: "failed", unreadable });
});
