import { describe, expect } from "vitest";
import { ORDER_LANES } from "@/domain/limits/order-lanes";
import { recordFigure } from "@/test/faults/figures";
import { adminList, adminSet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { kitchenTest as test } from "../support/kitchen-test";
import { newAccount, newGuest, type TestAccount } from "../support/test-accounts";
import {
  at,
  KITCHEN,
  newContact,
  pickupRequest,
  reasonOf,
  setClock,
} from "../support/test-kitchen";

const order = (account: TestAccount) =>
  callFunction("placeOrder", pickupRequest({ contact: newContact() }), account);

/** Orders of 20 free accounts, three each, one account after the other. */
async function flood(): Promise<(string | undefined)[]> {
  const accounts = await Promise.all(Array.from({ length: 20 }, () => newGuest()));
  const reasons = [];
  for (const account of accounts) {
    for (let count = 0; count < 3; count += 1) reasons.push(reasonOf(await order(account)));
  }
  return reasons;
}

describe("twenty free accounts that order three times each within a minute", () => {
  test("get two thirds of the orders of that minute, and verified guests the rest", async () => {
    const reasons = await flood();
    const taken = reasons.filter((reason) => reason === undefined).length;
    const regulars = await Promise.all(
      Array.from({ length: 10 }, () => newAccount({ emailVerified: true })),
    );
    const answers = [];
    for (const regular of regulars) answers.push(await order(regular));
    const refused = answers.filter(({ result }) => !result).length;
    recordFigure(71, "orders of 60 by 20 free accounts in a minute", taken, import.meta.url);
    recordFigure(71, "verified regulars refused, of 10", refused, import.meta.url);
    expect(new Set(reasons)).toEqual(new Set([undefined, "RATE_LIMIT"]));
    expect(taken).toBe(40);
    expect(refused).toBe(0);
  }, 120_000);

  test("order again a minute later", async ({ guest }) => {
    const lane = (length: number) => {
      const events = Array.from({ length }, () => new Date(at("18:00")));
      return { placed_at: events, unverified_at: events, order_count: length };
    };
    for (let index = 0; index < ORDER_LANES; index += 1) {
      await adminSet(`limits/orders_${KITCHEN}_${index}`, lane(2));
    }
    expect(reasonOf(await order(guest))).toBe("RATE_LIMIT");
    await setClock(at("18:01"));
    expect(await order(guest)).toHaveProperty("result");
    const limits = await adminList("limits");
    const counted = limits.filter(({ data }) => data.order_count === 3);
    expect(counted.map(({ data }) => data.unverified_at)).toEqual([[expect.any(Date)]]);
  });
});
