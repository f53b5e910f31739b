import fc from "fast-check";
import { expect, test } from "vitest";
import { runFunctionsInProcess } from "@/test/functions/support/run-in-process";
import { HISTORIES, rarely, recordRun, runHistories } from "../runs/histories";
import { describeOrderAct, GUESTS, type OrderWish, SLOTS, STAFF_STEPS } from "./order-acts";
import { aimOrderAct, orderStep } from "./order-model";
import {
  callForOrder,
  expectedOrders,
  FIRST_ORDER_STATE,
  openOrderShop,
  storedOrders,
} from "./order-shop";

runFunctionsInProcess();

const guest = fc.constantFrom(0, 0, ...GUESTS);
const change = fc.record({
  kind: fc.constantFrom(
    "cancel" as const,
    "step" as const,
    "step" as const,
    "step" as const,
    "delay" as const,
  ),
  pick: fc.nat(9),
  isStale: rarely,
  isOwn: rarely.map((isForeign) => !isForeign),
  guest,
  to: fc.constantFrom(...STAFF_STEPS),
});

const wishes: fc.Arbitrary<OrderWish> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("place" as const),
      // Few, so that ids return.
      order: fc.nat(9),
      guest,
      slot: fc.constantFrom(...SLOTS),
      soups: fc.constantFrom(4, 4, 4, 5),
    }),
  },
  { weight: 8, arbitrary: change },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("expire" as const) }) },
);

test(`${HISTORIES} histories of orders give the answers and the documents of the model`, {
  timeout: 0,
}, async () => {
  const tally = await runHistories(
    {
      first: FIRST_ORDER_STATE,
      open: openOrderShop,
      aim: aimOrderAct,
      describe: describeOrderAct,
      step: orderStep,
      call: callForOrder,
      expected: expectedOrders,
      stored: storedOrders,
    },
    wishes,
  );
  recordRun("orders", tally, import.meta.url);
  expect(tally.failures.join("\n\n")).toBe("");
  expect(tally.inconclusive).toBeLessThanOrEqual(Math.ceil(HISTORIES / 20));
});
