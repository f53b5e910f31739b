import { randomUUID } from "node:crypto";
import { beforeEach, expect, inject, test } from "vitest";
import { localProject } from "@/hosting/firebase/project";
import { type RequeueOptions, requeueMails } from "@/hosting/firebase/requeue-mails";
import { adminGet, adminList, adminSet, resetBackend } from "@/test/harness/admin";

const NOW = Date.UTC(2026, 10, 24, 18);
const HOUR_MS = 3_600_000;

const failed = { state: "failed", attempts: 8, message_id: "<a@b.example>", error: "EAUTH 535" };

const deliveryOf = async (id: string) => (await adminGet(`mail/${id}`))?.delivery;

/** Stores a mail that failed. */
async function storeMail(data: object = {}, delivery: object = {}): Promise<string> {
  const id = `order_${randomUUID()}`;
  const mail = {
    to: "ada@example.com",
    message: { subject: "s", text: "t", html: "h" },
    resto_key: "le-vie",
    target: "orders/one",
    created_at: new Date(NOW - HOUR_MS),
  };
  await adminSet(`mail/${id}`, { ...mail, ...data, delivery: { ...failed, ...delivery } });
  return id;
}

function resend(options: Partial<RequeueOptions> = {}) {
  return requeueMails(localProject(inject("backendPorts")), {
    since: NOW - 24 * HOUR_MS,
    now: NOW,
    restoKey: null,
    error: "",
    isDryRun: false,
    ...options,
  });
}

beforeEach(resetBackend);

test("npm run resend:mails lists failed mails by restaurant and reason and writes nothing", async () => {
  await storeMail();
  await storeMail();
  await storeMail({ resto_key: "asia-sushi" }, { error: "EENVELOPE 550" });
  const before = await adminList("mail");
  expect(await resend({ isDryRun: true })).toEqual({
    found: 3,
    queued: 0,
    groups: new Map([
      ["le-vie: EAUTH 535", 2],
      ["asia-sushi: EENVELOPE 550", 1],
    ]),
  });
  expect(await adminList("mail")).toEqual(before);
});

test("npm run resend:mails queues a failed mail with all attempts and its Message-ID", async () => {
  const id = await storeMail();
  const unchanged = { ...(await adminGet(`mail/${id}`)), delivery: undefined };
  expect(await resend()).toMatchObject({ found: 1, queued: 1 });
  expect(await deliveryOf(id)).toEqual({
    state: "pending",
    attempts: 0,
    message_id: failed.message_id,
    next_at: new Date(NOW),
  });
  expect({ ...(await adminGet(`mail/${id}`)), delivery: undefined }).toEqual(unchanged);
  expect(await resend()).toMatchObject({ found: 0, queued: 0 });
});

test("npm run resend:mails selects by age, restaurant and reason", async () => {
  const recent = await storeMail();
  const old = await storeMail({ created_at: new Date(NOW - 25 * HOUR_MS) });
  const other = await storeMail({ resto_key: "asia-sushi" });
  const refused = await storeMail({}, { error: "EENVELOPE 550" });
  expect(await resend({ restoKey: "le-vie", error: "535" })).toMatchObject({ queued: 1 });
  expect(await deliveryOf(recent)).toMatchObject({ state: "pending" });
  for (const id of [old, other, refused]) {
    expect(await deliveryOf(id)).toMatchObject({ state: "failed", attempts: 8 });
  }
});

test("npm run resend:mails does not change mails that wait, were sent, or are unreadable", async () => {
  await storeMail({}, { state: "pending", attempts: 1, next_at: new Date(Date.now() + HOUR_MS) });
  await storeMail({}, { state: "sent" });
  await storeMail({ to: "nobody" });
  const before = await adminList("mail");
  expect(await resend()).toEqual({ found: 0, queued: 0, groups: new Map() });
  expect(await adminList("mail")).toEqual(before);
});
