import fc from "fast-check";
import { expect, test } from "vitest";
import { runFunctionsInProcess } from "@/test/functions/support/run-in-process";
import { HISTORIES, rarely, recordRun, runHistories } from "../runs/histories";
import {
  describeReservationAct,
  type ReservationWish,
  STAFF_STEPS,
  TIMES,
} from "./reservation-acts";
import { aimReservationAct, reservationStep } from "./reservation-model";
import {
  callForReservation,
  expectedReservations,
  FIRST_RESERVATION_STATE,
  openReservationShop,
  storedReservations,
} from "./reservation-shop";

runFunctionsInProcess();

const stay = {
  guest: fc.constantFrom(0, 0, 1, 2),
  time: fc.constantFrom(...TIMES),
  party: fc.constantFrom(1, 2, 2, 3, 4),
};

const booking = fc.record({
  kind: fc.constantFrom("book" as const, "book" as const, "wait" as const),
  // Few, so that ids return.
  reservation: fc.nat(9),
  ...stay,
});

const change = fc.record({
  kind: fc.constantFrom("cancel" as const, "accept" as const, "move" as const, "step" as const),
  pick: fc.nat(9),
  isStale: rarely,
  isOwn: rarely.map((isForeign) => !isForeign),
  to: fc.constantFrom(...STAFF_STEPS),
  ...stay,
});

const wishes: fc.Arbitrary<ReservationWish> = fc.oneof(
  { weight: 6, arbitrary: booking },
  { weight: 6, arbitrary: change },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("expire" as const) }) },
);

test(`${HISTORIES} histories of reservations give the answers and the documents of the model`, {
  timeout: 0,
}, async () => {
  const tally = await runHistories(
    {
      first: FIRST_RESERVATION_STATE,
      open: openReservationShop,
      aim: aimReservationAct,
      describe: describeReservationAct,
      step: reservationStep,
      call: callForReservation,
      expected: expectedReservations,
      stored: storedReservations,
    },
    wishes,
  );
  recordRun("reservations", tally, import.meta.url);
  expect(tally.failures.join("\n\n")).toBe("");
  expect(tally.inconclusive).toBeLessThanOrEqual(Math.ceil(HISTORIES / 20));
});
