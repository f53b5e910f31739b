import { describe, expect, test, vi } from "vitest";
import { sendReservation } from "@/features/reservations/booking/send-reservation";
import type { CallResult } from "@/firebase/callables/callables";

const request = {
  reservation_id: "0a8a9ba4-6a9c-4b8b-9d6b-4c8f0d6f1a11",
  resto_key: "resto-bobingen",
  date: "2027-03-03",
  time: "18:00",
  party_size: 2,
  contact: { name: "Toni Test", phone: "089 99998-050" },
};

type Answer = CallResult<{ id: string; code: string; status: "confirmed"; replayed: boolean }>;

const booked: Answer = {
  ok: true,
  value: { id: request.reservation_id, code: "CDFG", status: "confirmed", replayed: false },
};
const lost: Answer = { ok: false, error: { kind: "unknown-outcome" } };
const offline: Answer = { ok: false, error: { kind: "offline" } };
const refused = (reason: "SLOT_FULL" | "NOT_SIGNED_IN"): Answer => ({
  ok: false,
  error: { kind: "refused", refusal: { reason }, quote: null },
});

async function send(...answers: Answer[]) {
  const sent: string[] = [];
  const pauses: number[] = [];
  const onLost = vi.fn();
  const outcome = await sendReservation(request, {
    request: async ({ reservation_id }) => {
      sent.push(reservation_id);
      return answers[Math.min(sent.length, answers.length) - 1] ?? lost;
    },
    wait: async (ms) => void pauses.push(ms),
    jitter: () => 0.5,
    onLost,
  });
  return { outcome, sent, pauses };
}

describe("sending a reservation", () => {
  test("asks for lost answers after growing pauses, under the same id", async () => {
    const { outcome, sent, pauses } = await send(lost, lost, booked);
    expect(outcome).toEqual({ type: "booked", id: request.reservation_id });
    expect(sent).toEqual(Array.from({ length: 3 }, () => request.reservation_id));
    expect(pauses).toEqual([500, 1000]);
  });

  test("leaves the outcome open after five more tries", async () => {
    const { outcome, pauses } = await send(lost);
    expect(outcome).toEqual({ type: "unknown" });
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000]);
  });

  test("says what the server decided", async () => {
    expect((await send(refused("SLOT_FULL"))).outcome).toEqual({
      type: "refused",
      refusal: { reason: "SLOT_FULL" },
    });
  });

  test("does not believe a refusal that came before the server looked, once an answer was lost", async () => {
    expect((await send(refused("NOT_SIGNED_IN"))).outcome.type).toBe("refused");
    expect((await send(lost, refused("NOT_SIGNED_IN"), booked)).outcome.type).toBe("booked");
  });

  test("offline counts as unsent only before anything was sent", async () => {
    expect((await send(offline)).outcome).toEqual({ type: "offline" });
    expect((await send(lost, offline, booked)).outcome.type).toBe("booked");
  });
});
