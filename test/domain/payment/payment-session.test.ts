import { expect, it } from "vitest";
import { nextSession, sessionStep } from "@/domain/payment/payment-session";
import { foldsInto } from "@/domain/payment/stray-payment";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import { NOON } from "../order/sample-order";
import { samplePayment, unopened } from "./sample-payment";

const begun = nextSession(unopened, NOON);
const lost = { session_id: null, session_url: null, session_expires_at: NOON + 31 * MINUTE_MS };

it.each<[string, Parameters<typeof sessionStep>[0], ReturnType<typeof sessionStep>]>([
  ["the first page", unopened, "next"],
  ["a page that was just asked for", begun, "repeat"],
  ["a page whose answer was lost", samplePayment("open", lost), "repeat"],
  [
    "a request that is too old to repeat",
    samplePayment("open", { ...lost, session_expires_at: NOON + 31 * MINUTE_MS - 1 }),
    "next",
  ],
  ["a first page that was never asked for", { ...unopened, ...lost }, "next"],
  ["a lost page of a payment that ended", samplePayment("lapsed", lost), "next"],
  ["a page that is open", samplePayment("open"), "reuse"],
  ["a page on which a card was declined", samplePayment("failed"), "reuse"],
  ["a page that is paid", samplePayment("authorised"), "next"],
  ["a page that was closed", samplePayment("open", { session_url: null }), "next"],
  ["a page whose time is over", samplePayment("open", { session_expires_at: NOON }), "next"],
  [
    "a page with an address but no name",
    samplePayment("open", { ...lost, session_url: "https://pay.example/1" }),
    "repeat",
  ],
  ["a page without an end", samplePayment("open", { session_expires_at: null }), "next"],
])("%s", (_, payment, step) => {
  expect(sessionStep(payment, NOON)).toBe(step);
});

it("the next page begins without the money of the one before, and lives 40 minutes", () => {
  const before = samplePayment("part_refunded", {
    ...{ intent_id: "pi_1", method: "card", capture_before: NOON, version: 4 },
  });
  expect(nextSession(before, NOON + 1)).toEqual({
    ...unopened,
    ...{ attempt: 2, session_expires_at: NOON + 1 + 40 * MINUTE_MS },
    ...{ version: 5, updated_at: NOON + 1 },
  });
});

it.each<[string, object, { attempt: number | null; intent_id: string | null }, boolean]>([
  ["its own intent", { intent_id: "pi_1" }, { attempt: 9, intent_id: "pi_1" }, true],
  ["another intent", { intent_id: "pi_1" }, { attempt: 1, intent_id: "pi_2" }, false],
  ["an intent of a page whose name was lost", lost, { attempt: 1, intent_id: "pi_1" }, true],
  ["an intent without an attempt", lost, { attempt: null, intent_id: "pi_1" }, true],
  ["an intent of an older page", lost, { attempt: 0, intent_id: "pi_1" }, false],
])("a payment and %s", (_, changes, named, isOwn) => {
  expect(foldsInto(samplePayment("open", changes), named)).toBe(isOwn);
});
