import { afterEach, beforeEach, describe, expect, vi } from "vitest";
import { paymentProvider } from "@/functions/money/provider/stripe-provider";
import { openPayment } from "@/functions/payments/open-payment";
import { adminGet, adminPatch, adminRemove, adminSet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { inProcessRequest } from "../support/in-process-request";
import {
  intentOf,
  onlineRequest,
  openOrder,
  passMinutes,
  pay,
  sessionOf,
  stripe,
  paymentTest as test,
} from "../support/payment-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { runSchedule } from "../support/run-schedules";
import type { TestAccount } from "../support/test-accounts";
import { KITCHEN, placeOrder } from "../support/test-kitchen";

const log = vi.hoisted(() => ({ error: vi.fn(), info: vi.fn(), warn: vi.fn() }));
vi.mock("firebase-functions/logger", () => log);

runFunctionsInProcess();
beforeEach(() => log.warn.mockReset());
afterEach(() => vi.restoreAllMocks());

const paymentOf = (id: string) => adminGet(`payments/${id}`);
const sessions = async () => (await stripe().checkout.sessions.list()).data;

/** Calls the function in this process. @returns the page's session, or the reason of the refusal */
async function open(order_id: string, { uid }: TestAccount): Promise<string> {
  const auth = { uid, token: { firebase: { sign_in_provider: "anonymous" } } };
  try {
    const answer = await openPayment.run(inProcessRequest({ order_id }, { auth }));
    return sessionOf(answer.url);
  } catch (fault) {
    return String((fault as { details?: { reason?: unknown } }).details?.reason);
  }
}

/** Lets something happen after the provider has made a page and before its answer arrives. */
function beforeTheAnswer(happens: () => Promise<unknown>): void {
  const { openSession } = paymentProvider;
  vi.spyOn(paymentProvider, "openSession").mockImplementationOnce(async (...request) => {
    const opened = await openSession(...request);
    await happens();
    return opened;
  });
}

describe("openPayment gives no page", () => {
  const account = `payment_accounts/${KITCHEN}`;

  test.for<[string, string, (id: string) => Promise<unknown>]>([
    [
      "for an account that cannot charge",
      "PAYMENT_UNAVAILABLE",
      () => adminPatch(account, { charges_enabled: false }),
    ],
    ["without an account", "PAYMENT_UNAVAILABLE", () => adminRemove(account)],
    [
      "for another account than that of the payment",
      "PAYMENT_UNAVAILABLE",
      () => adminPatch(account, { account_id: "acct_new" }),
    ],
    [
      "while online payment is off everywhere",
      "PAYMENT_UNAVAILABLE",
      () => adminSet("operations/switches", { online_payment: false }),
    ],
    [
      "for an order without a payment",
      "PAYMENT_UNAVAILABLE",
      (id) => adminRemove(`payments/${id}`),
    ],
    [
      "for an order that no longer waits",
      "PAYMENT_SETTLED",
      (id) => adminPatch(`orders/${id}`, { status: "unpaid" }),
    ],
  ])("%s", async ([, reason, happens], { guest }) => {
    const { id } = await placeOrder(onlineRequest(), guest);
    await happens(id);
    const before = await paymentOf(id);
    expect(await open(id, guest)).toBe(reason);
    expect(await paymentOf(id)).toEqual(before);
    expect(await sessions()).toEqual([]);
  });

  test("while the money of an earlier page is held", async ({ guest }) => {
    const { id, session } = await openOrder(guest);
    await pay(session);
    await adminPatch(`orders/${id}`, { total_cents: 2000 });
    await adminPatch(`payments/${id}`, { quoted_cents: 2000 });
    vi.spyOn(paymentProvider, "release").mockRejectedValue(new Error("the bank does not answer"));
    await passMinutes(1);
    expect(await open(id, guest)).toBe(session);
    await runSchedule.payments();
    expect(await paymentOf(id)).toMatchObject({ status: "authorised", attempt: 1 });
    expect(await open(id, guest)).toBe("PAYMENT_OPEN");
    vi.restoreAllMocks();
    await passMinutes(3);
    await runSchedule.payments();
    expect((await intentOf(id)).status).toBe("canceled");
    expect(await sessions()).toHaveLength(1);
  });

  test("if the order is settled while the provider makes it", async ({ guest }) => {
    const { id } = await placeOrder(onlineRequest(), guest);
    beforeTheAnswer(() => adminPatch(`payments/${id}`, { attempt: 2, version: 5 }));
    expect(await open(id, guest)).toBe("PAYMENT_SETTLED");
    expect(await paymentOf(id)).toMatchObject({ attempt: 2, session_id: null, version: 5 });
    await adminPatch(`payments/${id}`, { attempt: 1 });
  });

  test("if the guest cancels while the provider makes it, and closes that page", async ({
    guest,
  }) => {
    const { id } = await placeOrder(onlineRequest(), guest);
    beforeTheAnswer(async () => {
      const version = (await adminGet(`orders/${id}`))?.version;
      const cancelled = await callFunction("cancelOrder", { order_id: id, version }, guest);
      expect(cancelled.error).toBeUndefined();
    });
    expect(await open(id, guest)).toBe("PAYMENT_SETTLED");
    expect((await sessions()).map(({ status }) => status)).toEqual(["expired"]);
    expect(await paymentOf(id)).toMatchObject({ status: "lapsed" });
  });

  test("to the log, which says why and for which restaurant", async ({ guest }) => {
    const { id } = await placeOrder(onlineRequest(), guest);
    const fault = new Error("no page");
    vi.spyOn(paymentProvider, "openSession").mockRejectedValueOnce(fault);
    expect(await open(id, guest)).toBe("PAYMENT_UNAVAILABLE");
    expect(log.warn.mock.calls.filter(([text]) => text === "payment page not opened")).toEqual([
      ["payment page not opened", fault, { resto_key: KITCHEN }],
    ]);
    // The next request repeats the one that failed.
    expect(await open(id, guest)).toBe((await sessions())[0]?.id);
    expect(await paymentOf(id)).toMatchObject({ attempt: 1 });
  });

  test("for another sum than that of the order", async ({ guest }) => {
    const { id } = await placeOrder(onlineRequest(), guest);
    await adminPatch(`payments/${id}`, { quoted_cents: 1 });
    expect(await open(id, guest)).toBe("PAYMENT_UNAVAILABLE");
    expect(String(log.warn.mock.calls[0]?.[1])).toContain(`payments/${id} does not fit`);
    expect(await sessions()).toEqual([]);
    await adminPatch(`payments/${id}`, { quoted_cents: 1980 });
  });
});

test("a page that an event has stored first stays as it was stored", async ({ guest }) => {
  const { id } = await placeOrder(onlineRequest(), guest);
  const url = "http://127.0.0.1/pay/cs_event";
  const stored = { session_id: "cs_event", version: 7 };
  beforeTheAnswer(() => adminPatch(`payments/${id}`, { ...stored, session_url: url }));
  expect(await open(id, guest)).toBe("cs_event");
  beforeTheAnswer(() => adminPatch(`payments/${id}`, stored));
  await adminPatch(`payments/${id}`, { session_id: null, session_url: null });
  // The event names the page, and only the provider knows its address.
  expect(await open(id, guest)).toBe("PAYMENT_SETTLED");
  expect(await paymentOf(id)).toMatchObject(stored);
  const [session] = await sessions();
  await adminPatch(`payments/${id}`, { session_id: session?.id });
});

test("a page that has ended is followed by another one, which is counted", async ({ guest }) => {
  const { id, session } = await openOrder(guest);
  await stripe().checkout.sessions.expire(session);
  await adminPatch(`payments/${id}`, { session_url: null });
  const { version } = (await paymentOf(id)) ?? {};
  const next = await open(id, guest);
  expect(next).not.toBe(session);
  // Settled, asked for and stored.
  expect(await paymentOf(id)).toMatchObject({
    attempt: 2,
    session_id: next,
    version: Number(version) + 3,
  });
  const [made] = await sessions();
  expect(made).toMatchObject({ id: next, metadata: { order_id: id, attempt: "2" } });
  await runSchedule.payments();
});
