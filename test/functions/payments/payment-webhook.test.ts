import { beforeEach, expect, vi } from "vitest";
import { paymentWebhook } from "@/functions/payments/payment-webhook";
import { recordFigure } from "@/test/faults/figures";
import { adminGet, adminList } from "@/test/harness/admin";
import {
  ACCOUNT,
  control,
  openOrder,
  pay,
  sendEvent,
  stripe,
  paymentTest as test,
  WEBHOOK_SECRET,
  webhookUrl,
} from "../support/payment-test";
import { runFunctionsInProcess } from "../support/run-in-process";

const log = vi.hoisted(() => ({ error: vi.fn(), info: vi.fn(), warn: vi.fn() }));
vi.mock("firebase-functions/logger", () => log);

runFunctionsInProcess();
beforeEach(() => log.warn.mockReset());

const NOW_S = () => Math.floor(Date.now() / 1000);

test("an event that is forged, old, of another account or real is refused and changes nothing", async ({
  guest,
}) => {
  const { id, session } = await openOrder(guest);
  await pay(session);
  const [found] = (await stripe().events.list({ limit: 1 })).data;
  const event = { ...found, account: ACCOUNT };
  const unsigned = await fetch(webhookUrl(), { method: "POST", body: JSON.stringify(event) });
  const statuses = [
    unsigned.status,
    await sendEvent(event, { secret: "whsec_other" }),
    await sendEvent(event, { timestamp: NOW_S() - 400 }),
    await sendEvent({ ...event, account: "acct_other" }),
    await sendEvent({ ...found, account: undefined }),
    await sendEvent({ ...event, livemode: true }),
    await sendEvent("[]"),
    await sendEvent("kein JSON"),
  ];
  const { seen_at } = (await adminGet(`payments/${id}`)) ?? {};
  const order = await adminGet(`orders/${id}`);
  const effects = [seen_at !== null, order?.status !== "awaiting_payment"].filter(Boolean);
  recordFigure(87, "effects", effects, import.meta.url);
  expect(effects).toEqual([]);
  expect(statuses).toEqual(statuses.map(() => 400));
  expect(await sendEvent(event)).toBe(200);
  expect((await adminGet(`orders/${id}`))?.status).toBe("placed");
});

test("refused events are logged, those of a flood only in part", async () => {
  const statuses: number[] = [];
  const response = {
    status: (code: number) => {
      statuses.push(code);
      return { end: () => {} };
    },
  };
  const receive = (request: object) => paymentWebhook(request as never, response as never);
  const forged = { method: "POST", rawBody: Buffer.from("{}"), headers: {} };
  for (let count = 0; count < 30; count += 1) await receive(forged);
  expect(statuses).toEqual(Array(30).fill(400));
  const logged = log.warn.mock.calls.filter(([text]) => text === "payment event refused");
  expect(logged).toHaveLength(20);
  await receive({ ...forged, method: "GET" });
  await receive({ method: "POST", headers: {} });
  await receive({ ...forged, rawBody: Buffer.alloc(256 * 1024 + 1) });
  await receive({ ...forged, rawBody: Buffer.alloc(256 * 1024) });
  expect(statuses.slice(30)).toEqual([405, 413, 413, 400]);
});

test("events reach the order as the provider sends them, and an unknown order is noted", async ({
  guest,
}) => {
  await control("webhook", { url: webhookUrl(), secret: WEBHOOK_SECRET });
  await control("faults", { webhooks: { double: 1, shuffle: 0.5 } });
  const { id, session } = await openOrder(guest);
  await pay(session);
  await control("deliveries", {});
  await expect.poll(async () => (await adminGet(`orders/${id}`))?.status).toBe("placed");
  const [found] = (await stripe().events.list({ limit: 1 })).data;
  const object = { object: "payment_intent", id: "pi_x", metadata: { order_id: "unknown" } };
  expect(await sendEvent({ ...found, account: ACCOUNT, data: { object } })).toBe(200);
  expect((await adminList("audit")).map(({ data }) => data.action)).toContain(
    "payment.unknown_order",
  );
});
