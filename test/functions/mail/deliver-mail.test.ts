import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { sendQueuedMail } from "@/functions/mail/send-queued-mail";
import { adminGet, adminRemove, adminSet } from "@/test/harness/admin";
import { arrivedMails, deliveryBecomes, onlyMail } from "../support/arrived-mails";
import { runFunctionsInProcess } from "../support/run-in-process";
import { runSchedule } from "../support/run-schedules";
import { newGuest } from "../support/test-accounts";
import {
  at,
  CONTACT,
  KITCHEN,
  openKitchen,
  pickupRequest,
  placeOrder,
  setClock,
  testKitchen,
} from "../support/test-kitchen";

const log = vi.hoisted(() => ({ error: vi.fn(), info: vi.fn(), warn: vi.fn() }));
vi.mock("firebase-functions/logger", () => log);

const senders = vi.hoisted((): Record<string, string> => ({}));
vi.mock("@/tenant-configs/mail-senders", () => ({ mailSenders: senders }));

runFunctionsInProcess();

const HOST = new URL(testKitchen.url).hostname;

beforeEach(async () => {
  log.error.mockReset();
  await openKitchen();
});

/** An address that no other test uses. */
const newAddress = (kind = "gast") => `${kind}-${randomUUID()}@example.com`;

/** Stores a mail as the functions queue it. */
async function store(to: string, changes: { delivery?: object; created_at?: Date } = {}) {
  const id = `order_${randomUUID()}_1`;
  await adminSet(`mail/${id}`, { ...mailTo(to, id), ...changes });
  return id;
}

function mailTo(to: string, id: string) {
  return {
    to,
    message: { subject: "Ihre Bestellung", text: "Danke", html: "<p>Danke</p>" },
    resto_key: KITCHEN,
    target: "orders/one",
    created_at: new Date(at("18:00")),
    delivery: {
      state: "pending",
      attempts: 0,
      message_id: `<${id}@${HOST}>`,
      next_at: new Date(at("18:00")),
    },
  };
}

/** A mail whose n-th attempt has failed and whose next one is due at 18:05. */
const retried = (attempts: number) => ({
  delivery: {
    state: "pending",
    attempts,
    message_id: `<${randomUUID()}@${HOST}>`,
    next_at: new Date(at("18:05")),
  },
});

/** Stores a mail whose event has passed, so that only this process can send it. */
async function storeWithoutEvent(mail: object): Promise<string> {
  const id = await store(newAddress());
  await deliveryBecomes(id, { state: "sent" });
  await adminSet(`mail/${id}`, mail);
  return id;
}

/** Stores a mail as {@link retried}. */
const storeRetried = (to: string, attempts: number) =>
  storeWithoutEvent({ ...mailTo(to, "retried"), ...retried(attempts) });

const run = (id: string) => sendQueuedMail.run({ params: { id } } as never);

describe("a queued mail", () => {
  test("arrives from the restaurant, in text and HTML, under the id of its document", async () => {
    const email = newAddress();
    const { id, code } = await placeOrder(
      pickupRequest({ contact: { ...CONTACT, email } }),
      await newGuest(),
    );
    const mail = await onlyMail(email);
    expect(mail).toMatchObject({
      from: { name: testKitchen.title, address: "resto@example.com" },
      to: [{ address: email }],
      replyTo: [{ name: testKitchen.title, address: testKitchen.email }],
      messageId: `<order_${id}_1@${HOST}>`,
      subject: expect.stringContaining(code),
      text: expect.stringContaining("noch keine Annahme"),
      html: expect.stringContaining('<html lang="de">'),
    });
    expect(mail.headers).toContainEqual(
      expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }),
    );
    await deliveryBecomes(`order_${id}_1`, { state: "sent", attempts: 1 });
    const delivery = (await adminGet(`mail/order_${id}_1`))?.delivery;
    expect(delivery).toEqual({
      state: "sent",
      attempts: 1,
      message_id: mail.messageId,
      sent_at: expect.any(Date),
    });
  });

  test("comes from the restaurant's own domain if one is configured", async () => {
    const to = newAddress();
    await storeRetried(to, 1);
    await setClock(at("18:06"));
    senders[KITCHEN] = "tisch@gasthaus.example";
    await runSchedule.mail();
    delete senders[KITCHEN];
    const { from, returnPath } = await onlyMail(to);
    expect(from).toEqual({ name: testKitchen.title, address: "tisch@gasthaus.example" });
    expect(returnPath).toBe("resto@example.com");
  });

  test("is sent once, however often its event is delivered", async () => {
    const to = newAddress();
    const id = await store(to);
    await Promise.all(Array.from({ length: 5 }, () => run(id)));
    await deliveryBecomes(id, { state: "sent", attempts: 1 });
    await run(id);
    expect(await arrivedMails(to)).toHaveLength(1);
  });

  test("is not sent if its document says so", async () => {
    const to = newAddress();
    const sent = { state: "sent", attempts: 1, message_id: "<x@example.com>" };
    const foreign = { state: "SUCCESS", attempts: 1 };
    for (const delivery of [sent, foreign]) {
      const id = await store(to, { delivery });
      await run(id);
      expect((await adminGet(`mail/${id}`))?.delivery).toEqual(delivery);
    }
    expect(await arrivedMails(to)).toEqual([]);
  });

  test("that was deleted in the meantime is nobody's fault", async () => {
    await run("gone");
    expect(log.error).not.toHaveBeenCalled();
  });

  test("that cannot be read fails and is reported", async () => {
    const id = await store("nobody");
    await deliveryBecomes(id, { state: "failed", error: "unreadable" });
    await run(id);
    expect(log.error.mock.calls[0]?.[0]).toBe("unreadable document");
  });
});

describe("a mail that the mail server does not take", () => {
  test("is tried again, later and later, and arrives once under the same id", async () => {
    const to = newAddress("busy2");
    const id = await store(to);
    const error = "EENVELOPE RCPT TO 451 4.3.0";
    await deliveryBecomes(id, { state: "pending", attempts: 1, error });
    await runSchedule.mail();
    await deliveryBecomes(id, { attempts: 1 });
    await setClock(at("18:02"));
    await runSchedule.mail();
    await deliveryBecomes(id, { state: "pending", attempts: 2 });
    await setClock(at("18:04"));
    await runSchedule.mail();
    await deliveryBecomes(id, { attempts: 2 });
    await setClock(at("18:06"));
    await runSchedule.mail();
    await deliveryBecomes(id, { state: "sent", attempts: 3 });
    expect((await adminGet(`mail/${id}`))?.delivery).not.toHaveProperty("error");
    expect((await onlyMail(to)).messageId).toBe(`<${id}@${HOST}>`);
    expect(await adminGet("runs/mail")).toMatchObject({
      counts: { sent: 1, postponed: 0, given_up: 0, waiting: 0 },
    });
  });

  test("is given up after eight attempts, reported without its recipient, and counted", async () => {
    const to = newAddress("busy");
    const id = await storeRetried(to, 7);
    await setClock(at("18:06"));
    await runSchedule.mail();
    await deliveryBecomes(id, { state: "failed", attempts: 8 });
    expect(log.error.mock.calls).toEqual([
      [
        "mail not delivered",
        {
          kind: "order",
          resto_key: KITCHEN,
          target: "orders/one",
          attempts: 8,
          reason: "EENVELOPE RCPT TO 451 4.3.0",
        },
      ],
    ]);
    await setClock(at("22:06"));
    await runSchedule.mail();
    await deliveryBecomes(id, { attempts: 8 });
    expect(await adminGet("runs/mail")).toMatchObject({
      counts: { given_up: 0, waiting: 0, undelivered_today: 1 },
    });
  });

  test("because the recipient does not exist is given up at once", async () => {
    const id = await store(newAddress("rejected"));
    await deliveryBecomes(id, {
      state: "failed",
      attempts: 1,
      error: "EENVELOPE RCPT TO 550 5.1.1",
    });
  });

  test("because it is down arrives when it is back", async () => {
    const to = newAddress();
    const id = await storeRetried(to, 1);
    await setClock(at("18:06"));
    vi.stubEnv("RESTO_LOCAL_SMTP_URL", "smtp://127.0.0.1:9?from=resto@example.com");
    await runSchedule.mail();
    vi.stubEnv("RESTO_LOCAL_SMTP_URL", "smtp://nobody");
    await deliveryBecomes(id, { state: "pending", attempts: 2, error: "ESOCKET CONN" });
    await setClock(at("18:30"));
    await runSchedule.mail();
    await deliveryBecomes(id, { error: "SMTP_URL names no sender: add ?from=<address>" });
    vi.unstubAllEnvs();
    vi.stubEnv("FUNCTIONS_EMULATOR", "true");
    await setClock(at("19:30"));
    await runSchedule.mail();
    await deliveryBecomes(id, { state: "sent", attempts: 4 });
    expect(await arrivedMails(to)).toHaveLength(1);
  });

  test("whose attempt never ended is tried again after three minutes", async () => {
    const to = newAddress();
    const id = await storeRetried(to, 1);
    await setClock(at("18:04"));
    await run(id);
    expect(await arrivedMails(to)).toEqual([]);
    await setClock(at("18:06"));
    await runSchedule.mail();
    expect(await arrivedMails(to)).toHaveLength(1);
  });
});

describe("a mail of a version that stored no delivery", () => {
  const storeOld = (to: string, created_at: Date) => {
    const { delivery: _, ...mail } = mailTo(to, "old");
    return storeWithoutEvent({ ...mail, created_at });
  };

  test("is sent by the first run of the schedule, unless it is more than a day old", async () => {
    const addresses = [newAddress(), newAddress()] as const;
    const recent = await storeOld(addresses[0], new Date(at("17:00")));
    const old = await storeOld(addresses[1], new Date(at("17:00", "2027-03-01")));
    await adminRemove("runs/mail");
    await runSchedule.mail();
    await deliveryBecomes(recent, { state: "sent", attempts: 1 });
    await deliveryBecomes(old, { state: "failed", attempts: 0, error: "too old" });
    expect((await onlyMail(addresses[0])).messageId).toBe(`<${recent}@${HOST}>`);
    expect(await arrivedMails(addresses[1])).toEqual([]);
  });
});
