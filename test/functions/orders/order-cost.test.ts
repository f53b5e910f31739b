import { afterEach, expect, vi } from "vitest";
import { placeOrder } from "@/functions/orders/place-order";
import { setOrderStatus } from "@/functions/orders/set-order-status";
import { boardSeen } from "@/functions/restaurants/board-seen";
import { countDatabase } from "../support/counted-database";
import { inProcessRequest } from "../support/in-process-request";
import { kitchenTest as test } from "../support/kitchen-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import type { TestAccount } from "../support/test-accounts";
import { CONTACT_WITH_EMAIL, KITCHEN, pickupRequest } from "../support/test-kitchen";

// @isolated: an instance keeps switches, menus and grants that other tests have read.

runFunctionsInProcess();

afterEach(() => {
  vi.restoreAllMocks();
});

/** What a function gets to know of a token. */
function authOf({ uid, idToken = "" }: TestAccount): { uid: string; token: unknown } {
  const claims = Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString();
  return { uid, token: JSON.parse(claims) };
}

/** Reads of the call and writes of its transaction, by collection. What delivers mails is left out. */
async function costOf(call: () => Promise<unknown>) {
  const use = countDatabase();
  await call();
  vi.restoreAllMocks();
  const collections = (paths: readonly string[]) =>
    paths.map((path) => path.split("/")[0] ?? "").toSorted();
  return {
    reads: collections(use.reads.filter((path) => !path.startsWith("mail/"))),
    writes: collections(use.commits[0] ?? []),
  };
}

test("an order and its steps read and write no document more than they need", async ({
  guest,
  staff,
}) => {
  const order = pickupRequest({ contact: CONTACT_WITH_EMAIL });
  const app = { appId: "app", token: { sub: "app", jti: order.order_id } };
  const place = () => placeOrder.run(inProcessRequest(order, { auth: authOf(guest), app }));
  const limits = ["limits", "limits", "limits", "limits"];
  expect(await costOf(async () => place())).toEqual({
    reads: ["availability", "blocks", ...limits, "mail", "menus", "operations", "public"],
    writes: ["audit", ...limits, "mail", "orders"],
  });

  const auth = authOf(staff);
  await boardSeen.run(inProcessRequest({ resto_keys: [KITCHEN] }, { auth }));
  const costOfStep = (version: number, step: object) =>
    costOf(async () =>
      setOrderStatus.run(inProcessRequest({ id: order.order_id, version, ...step }, { auth })),
    );
  const toldStep = ["mail", "orders", "public", "push_subscriptions", "staff"];
  expect(await costOfStep(1, { to: "accepted", eta_minutes: 20 })).toEqual({
    reads: ["availability", ...toldStep],
    writes: ["audit", "mail", "orders"],
  });
  const silentStep = { reads: ["orders", "staff"], writes: ["audit", "orders"] };
  expect(await costOfStep(2, { to: "preparing" })).toEqual(silentStep);
  expect(await costOfStep(3, { to: "ready" })).toEqual({
    reads: toldStep,
    writes: ["audit", "mail", "orders"],
  });
  expect(await costOfStep(4, { to: "completed" })).toEqual(silentStep);
});
