import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import {
  type ReservationStep,
  useReservationSteps,
} from "@/features/admin/reservations/card/use-reservation-steps";
import { aReservation } from "@/test/domain/reservation/sample-tables";

type Answer = Awaited<ReturnType<ReservationStep["call"]>>;

const LOST: Answer = { ok: false, error: { kind: "unknown-outcome" } };
const CONFLICT: Answer = {
  ok: false,
  error: { kind: "refused", refusal: { reason: "VERSION_CONFLICT" }, quote: null },
};

/** Seats the guests; the server gives these answers one after the other. */
async function seated(...answers: [Answer, ...Answer[]]) {
  const { result } = renderHook(useReservationSteps);
  const rest = [...answers];
  const reservation = aReservation();
  await act(() =>
    result.current.run(reservation, {
      call: async () => rest.shift() ?? CONFLICT,
      isIn: ({ status }) => status === "seated",
    }),
  );
  return {
    problemOf: (changes: Partial<Reservation> = {}) =>
      result.current.problemOf({ ...reservation, ...changes }),
    isBusy: (version: number) => result.current.isBusy({ ...reservation, version }),
    dismiss: () => act(() => result.current.dismiss(reservation)),
  };
}

it("is busy until the list has reached what the server answered", async () => {
  const steps = await seated({ ok: true, value: { id: "x", status: "seated", version: 2 } });
  expect([steps.isBusy(1), steps.isBusy(2)]).toEqual([true, false]);
  expect(steps.problemOf()).toBeNull();
});

it("says what was refused until somebody has read it", async () => {
  const steps = await seated(CONFLICT);
  expect(steps.problemOf({ version: 2 })).toMatchObject({
    refusal: { reason: "VERSION_CONFLICT" },
  });
  steps.dismiss();
  expect(steps.problemOf({ version: 2 })).toBeNull();
});

it("lets the reservation tell whether a step with a lost answer was taken", async () => {
  const steps = await seated(LOST, CONFLICT);
  expect(steps.problemOf()).toEqual({ kind: "unknown-outcome" });
  expect(steps.problemOf({ version: 2, status: "seated" })).toBeNull();
});

it("says so where somebody else's step came in its place", async () => {
  const steps = await seated(LOST, CONFLICT);
  expect(steps.problemOf({ version: 2, status: "cancelled" })).toMatchObject({
    kind: "refused",
    refusal: { reason: "VERSION_CONFLICT" },
  });
});
