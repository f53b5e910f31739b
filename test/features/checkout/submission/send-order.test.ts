import { describe, expect, it, vi } from "vitest";
import type { PlaceOrderRequest } from "@/domain/order/order-requests.schema";
import type { PlaceOrderAnswer } from "@/domain/order/quote.schema";
import type { RefusalReason } from "@/domain/shared/refusal";
import { err, ok } from "@/domain/shared/result";
import { retryDelayMs, sendOrder } from "@/features/checkout/submission/send-order";
import type { CallResult } from "@/firebase/callables/callables";

const request: PlaceOrderRequest = {
  resto_key: "resto-bobingen",
  type: "pickup",
  lines: [{ item_id: "pho-bo", qty: 1, choices: {} }],
  order_id: "7f0f5a52-2a55-4b0e-9f1a-0d6a4f1c1c11",
  expected_total_cents: 1250,
  contact: { name: "Mia Gast", phone: "089 99998-010" },
  payment: "cash",
};
type Answer = CallResult<PlaceOrderAnswer>;
const placed: Answer = ok({
  id: request.order_id,
  code: "K7QX",
  total_cents: 1250,
  status: "placed",
  replayed: false,
});
const lost: Answer = err({ kind: "unknown-outcome" });
const offline: Answer = err({ kind: "offline" });
const refused = (reason: RefusalReason): Answer =>
  err({ kind: "refused", refusal: { reason }, quote: null });

async function send(answers: Answer[]) {
  const place = vi.fn((_request: PlaceOrderRequest) => Promise.resolve(answers.shift() ?? lost));
  const wait = vi.fn((_ms: number) => Promise.resolve());
  const event = await sendOrder(request, { place, wait, jitter: () => 0.5, onLost: () => {} });
  return {
    event: event.type === "refused" ? event.refusal.reason : event.type,
    ids: new Set(place.mock.calls.map(([sent]) => sent.order_id)),
    calls: place.mock.calls.length,
    waits: wait.mock.calls.map(([ms]) => ms),
  };
}

describe("sendOrder", () => {
  it.each<[string, Answer[], string, number]>([
    ["an answer at once", [placed], "accepted", 1],
    ["an answer after two lost ones", [lost, lost, placed], "accepted", 3],
    ["a refusal", [refused("CLOSED")], "CLOSED", 1],
    ["a refusal after a lost answer", [lost, refused("PRICE_CHANGED")], "PRICE_CHANGED", 2],
    ["no network before anything was sent", [offline], "offline", 1],
    ["no network after a lost answer", [lost, offline, placed], "accepted", 3],
    ["contention", [refused("VERSION_CONFLICT"), placed], "accepted", 2],
    ["a lost session after a lost answer", [lost, refused("NOT_SIGNED_IN"), placed], "accepted", 3],
    ["nothing but lost answers", [], "gave-up", 6],
  ])("%s", async (_name, answers, event, calls) => {
    const sent = await send(answers);
    expect(sent).toMatchObject({ event, calls });
    expect(sent.ids).toEqual(new Set([request.order_id]));
  });

  it("waits 0.5, 1, 2, 4 and 8 seconds between the tries", async () => {
    expect((await send([])).waits).toEqual([500, 1000, 2000, 4000, 8000]);
  });

  it("spreads the pauses by a quarter", () => {
    expect([retryDelayMs(1000, 0), retryDelayMs(1000, 1)]).toEqual([750, 1250]);
  });
});
