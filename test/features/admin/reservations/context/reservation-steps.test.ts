import { expect, it } from "vitest";
import {
  moveStep,
  noteStep,
  statusStep,
} from "@/features/admin/reservations/context/reservation-steps";
import { aReservation } from "@/test/domain/reservation/sample-tables";

const table = aReservation();

it("finds a status step in the history, at the next version only", () => {
  const { isVisibleIn } = statusStep(table, "seated");
  const seated = (version: number) =>
    isVisibleIn({ ...table, history: [{ version, status: "seated", at: 0, by: "staff" }] });
  expect([seated(table.version + 1), seated(table.version + 2)]).toEqual([true, false]);
});

it("finds a move by day, time and party size", () => {
  const wish = { date: table.local_date, time: "20:00", party_size: 4 };
  const { isVisibleIn } = moveStep(table, wish);
  const moved = { ...table, local_time: "20:00", party_size: 4 };
  expect([isVisibleIn(moved), isVisibleIn({ ...moved, party_size: 5 })]).toEqual([true, false]);
});

it("finds a note by its text, and a removed one by its absence", () => {
  const noted = { ...table, staff_note: "window" };
  const { isVisibleIn } = noteStep(table, "window");
  expect([
    isVisibleIn(noted),
    isVisibleIn({ ...table, staff_note: "door" }),
    isVisibleIn(table),
  ]).toEqual([...[true, false, false]]);
  const { isVisibleIn: isRemovedIn } = noteStep(noted, "");
  expect([isRemovedIn(table), isRemovedIn(noted)]).toEqual([true, false]);
});
