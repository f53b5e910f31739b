import { expect, it } from "vitest";
import { awaitingPayment } from "@/domain/order/steps/online-order";
import { foldPayment } from "@/domain/payment/fold-payment";
import { newPayment } from "@/domain/payment/new-payment";
import type { PaymentRecord } from "@/domain/payment/payment.schema";
import type { SeenPayment } from "@/domain/payment/seen-payment";
import { NOON, placedOrder } from "../order/sample-order";
import { NOTHING } from "./machine/provider";

const LATER = NOON + 60_000;
const order = { ...placedOrder, ...awaitingPayment(NOON) };
const opened: PaymentRecord = {
  ...newPayment(order, { account_id: "acct_1", livemode: false }),
  ...{ attempt: 1, session_id: "cs_1", session_url: "https://pay.example/1" },
};
const open: SeenPayment = { ...NOTHING, session: "open" };
const held: SeenPayment = {
  ...NOTHING,
  ...{ session: "complete", intent_id: "pi_1", intent: "held", method: "card" },
  ...{ authorised_cents: 1000, capture_before: LATER },
};
const taken: SeenPayment = { ...held, intent: "captured", captured_cents: 1000 };
const refund = (amount_cents: number, status: "done" | "failed"): SeenPayment => ({
  ...taken,
  refunded_cents: status === "failed" ? 0 : amount_cents,
  refunds: [{ task_id: "t", amount_cents, status }],
});
const fold = (...looks: SeenPayment[]) =>
  looks.reduce((record, seen) => foldPayment(record, seen, LATER), opened);

it.each<[string, SeenPayment]>([
  ["open", open],
  ["failed", { ...open, intent: "declined" }],
  ["open", { ...open, session: "complete", intent: "pending" }],
  ["lapsed", { ...open, session: "expired" }],
  ["lapsed", { ...open, session: "expired", intent: "declined" }],
  ["lapsed", { ...open, session: "expired", intent: "released" }],
  ["authorised", held],
  ["voided", { ...held, intent: "released" }],
  ["lapsed", { ...held, intent: "released", is_lapsed: true }],
  ["captured", taken],
  ["part_refunded", refund(999, "done")],
  ["refunded", refund(1000, "done")],
  ["captured", refund(1000, "failed")],
  ["disputed", { ...taken, is_disputed: true }],
  // Nobody can ask back what was not taken.
  ["authorised", { ...held, is_disputed: true }],
  ["voided", { ...held, intent: "released", is_disputed: true }],
])("is %s after the look", (status, seen) => {
  expect(fold(seen).status).toBe(status);
});

it("takes over what the look found, once", () => {
  const folded = fold(held);
  expect(folded).toEqual({
    ...opened,
    ...{ status: "authorised", intent_id: "pi_1", method: "card", authorised_cents: 1000 },
    ...{ capture_before: LATER, session_url: null, version: opened.version + 1 },
    ...{ refund_failed: false, updated_at: LATER, seen_at: LATER },
  });
  const again = foldPayment(folded, held, LATER + 1);
  expect(again).toEqual({ ...folded, seen_at: LATER + 1 });
});

it("keeps the address of a page that is open", () => {
  expect(fold(open)).toEqual({ ...opened, seen_at: LATER });
});

it.each<[string, SeenPayment[]]>([
  ["authorised", [held, open]],
  ["captured", [taken, held]],
  ["refunded", [refund(1000, "done"), taken]],
  ["refunded", [refund(1000, "done"), refund(400, "done")]],
  ["disputed", [{ ...taken, is_disputed: true }, taken]],
  ["authorised", [{ ...open, intent: "declined" }, held, { ...open, intent: "declined" }]],
])("stays %s when older looks come later", (status, looks) => {
  const folded = fold(...looks);
  expect(folded.status).toBe(status);
  const highest = (field: "authorised_cents" | "captured_cents" | "refunded_cents") =>
    Math.max(...looks.map((seen) => seen[field]));
  expect(folded).toMatchObject({
    authorised_cents: highest("authorised_cents"),
    captured_cents: highest("captured_cents"),
    refunded_cents: highest("refunded_cents"),
  });
});

it("moves back if the bank has sent a refund back", () => {
  const folded = fold(refund(1000, "done"), refund(1000, "failed"));
  expect(folded).toMatchObject({ status: "captured", refunded_cents: 0 });
  const held2 = {
    ...held,
    refunds: [{ task_id: "t", amount_cents: 1, status: "failed" as const }],
  };
  expect(fold(taken, held2).status).toBe("captured");
});

it("counts refunds that came back, and asks for a person once for each", () => {
  const failed = refund(1000, "failed");
  const first = fold(refund(1000, "done"), failed);
  expect(first).toMatchObject({ failed_refunds: 1, refund_failed: true });
  expect(foldPayment(first, failed, LATER)).toEqual(first);
  const resolved = { ...first, refund_failed: false };
  expect(foldPayment(resolved, failed, LATER)).toEqual(resolved);
  const again = { ...failed, refunds: [...failed.refunds, ...failed.refunds] };
  expect(foldPayment(resolved, again, LATER)).toMatchObject({
    ...{ failed_refunds: 2, refund_failed: true, version: resolved.version + 1 },
  });
  const made = {
    ...refund(1000, "done"),
    refunds: [...refund(1000, "done").refunds, ...failed.refunds],
  };
  expect(foldPayment(first, made, LATER)).toMatchObject({
    ...{ failed_refunds: 1, refund_failed: false },
  });
});
