import { expect, test } from "vitest";
import { bookTable } from "@/domain/reservation/booking/book-table";
import { moveReservation } from "@/domain/reservation/moves/move-reservation";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import {
  addSeatCounts,
  type SeatCounts,
  seatChanges,
} from "@/domain/reservation/seats/seat-buckets";
import { changeReservationStatus } from "@/domain/reservation/steps/reservation-machine";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { addDays, toInstant } from "@/domain/time/berlin-time";
import { recordFigure } from "@/test/faults/figures";
import { seededDice } from "@/test/harness/seeded-random";
import { bookingContext, context, tablePolicy, tableRequest } from "./sample-tables";

const STEPS = 5_000;
const SEATS = tablePolicy.seats;
const evening: [string, string][] = [["17:00", "03:30"]];
const hours: Restaurant["hours"] = {
  ...{ 0: evening, 1: evening, 2: evening, 3: evening, 4: evening, 5: evening, 6: evening },
};
const seating = bookingContext({ hours, opened_on_holiday: true });

/** The reference: a list of stays, searched minute by minute. */
interface Stay {
  id: string;
  start: number;
  end: number;
  size: number;
}

function fits(stays: readonly Stay[], wanted: Stay): boolean {
  for (let minute = wanted.start; minute < wanted.end; minute += 60_000) {
    let seated = wanted.size;
    for (const { start, end, size } of stays) if (start <= minute && minute < end) seated += size;
    if (seated > SEATS) return false;
  }
  return true;
}

// Days around both clock changes, with evenings past midnight and the changed hour.
test.each(["2027-03-27", "2027-10-30"])(
  `${STEPS} bookings, moves and cancellations from %s agree with a list of stays`,
  { timeout: 60_000 },
  (firstDate) => {
    const roll = seededDice(firstDate.length + Number(firstDate.slice(5, 7)));
    const now = toInstant(firstDate, 12 * 60);
    let taken: SeatCounts = new Map();
    let reference: Stay[] = [];
    let booked: Reservation[] = [];
    const tally = { taken: 0, full: 0, moved: 0, unmoved: 0, cancelled: 0, skipped: 0 };
    let differences = 0;

    const randomRequest = () => {
      const quarter = roll(4 * 11);
      const minutes = (17 * 60 + quarter * 15) % (24 * 60);
      const time = `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
      const date = addDays(firstDate, roll(3) + (minutes < 17 * 60 ? 1 : 0));
      return { date, time, party_size: 1 + roll(8) };
    };
    const asStay = (
      id: string,
      { date, time, party_size }: ReturnType<typeof randomRequest>,
    ): Stay => {
      const start = toInstant(date, Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
      const end = start + (party_size <= 2 ? 90 : 120) * 60_000;
      return { id, start, end, size: party_size };
    };

    for (let step = 0; step < STEPS; step += 1) {
      const pick = booked[roll(Math.max(1, booked.length))];
      const action = roll(10);
      if (action < 5 || !pick) {
        const id = String(step);
        const asked = randomRequest();
        const request = tableRequest({ ...asked, reservation_id: id });
        const answer = bookTable(request, { ...seating, taken }, { ...context, now });
        if (!answer.ok && answer.error.reason !== "SLOT_FULL") {
          tally.skipped += 1;
          continue;
        }
        const stay = asStay(id, asked);
        if (answer.ok !== fits(reference, stay)) differences += 1;
        if (!answer.ok) {
          tally.full += 1;
          continue;
        }
        tally.taken += 1;
        taken = addSeatCounts(taken, seatChanges(null, answer.value));
        booked.push(answer.value);
        reference.push(stay);
      } else if (action < 8) {
        const asked = randomRequest();
        const answer = moveReservation(
          pick,
          { ...asked, by: "guest", version: pick.version, now },
          { ...seating, taken },
        );
        if (!answer.ok && answer.error.reason !== "SLOT_FULL") {
          tally.skipped += 1;
          continue;
        }
        const others = reference.filter(({ id }) => id !== pick.id);
        const stay = asStay(pick.id, asked);
        if (answer.ok !== fits(others, stay)) differences += 1;
        if (!answer.ok) {
          tally.unmoved += 1;
          continue;
        }
        tally.moved += 1;
        const moved = { ...pick, ...answer.value };
        taken = addSeatCounts(taken, seatChanges(pick, moved));
        booked = booked.map((each) => (each.id === pick.id ? moved : each));
        reference = [...others, stay];
      } else {
        const cancel = { to: "cancelled", by: "guest", version: pick.version, now } as const;
        expect(changeReservationStatus(pick, cancel).ok).toBe(true);
        tally.cancelled += 1;
        taken = addSeatCounts(taken, seatChanges(pick, null));
        booked = booked.filter(({ id }) => id !== pick.id);
        reference = reference.filter(({ id }) => id !== pick.id);
      }
    }

    expect(differences).toBe(0);
    expect(Math.min(...Object.values(tally))).toBeGreaterThan(50);
    for (const each of booked) taken = addSeatCounts(taken, seatChanges(each, null));
    expect([...taken.values()].flatMap((slots) => Object.values(slots)).every((n) => n === 0)).toBe(
      true,
    );
    recordFigure(18, "steps that differ from the reference", differences, import.meta.url);
  },
);
