import { beforeEach, describe, expect, test, vi } from "vitest";
import { adminGet } from "@/test/harness/admin";
import { arrivedMails, deliveryBecomes, onlyMail } from "../support/arrived-mails";
import { attempt, MAIL_HOST, newAddress, storeMail, storeRetried } from "../support/queued-mails";
import { runFunctionsInProcess } from "../support/run-in-process";
import { runSchedule } from "../support/run-schedules";
import { at, KITCHEN, openKitchen, setClock } from "../support/test-kitchen";

const log = vi.hoisted(() => ({ error: vi.fn(), info: vi.fn(), warn: vi.fn() }));
vi.mock("firebase-functions/logger", () => log);

runFunctionsInProcess();

beforeEach(async () => {
  log.error.mockReset();
  await openKitchen();
});

describe("a mail that the mail server does not take", () => {
  test("is tried again, later and later, and arrives once under the same id", async () => {
    const to = newAddress("busy2");
    const id = await storeMail(to);
    const error = "EENVELOPE RCPT TO 451 4.3.0";
    await attempt(id);
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
    expect((await onlyMail(to)).messageId).toBe(`<${id}@${MAIL_HOST}>`);
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

  test("is given up at once if the recipient does not exist", async () => {
    const id = await storeMail(newAddress("rejected"));
    await attempt(id);
    await deliveryBecomes(id, {
      state: "failed",
      attempts: 1,
      error: "EENVELOPE RCPT TO 550 5.1.1",
    });
  });

  test("arrives when a server that was down is back", async () => {
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

  test("is tried again after three minutes if its attempt never ended", async () => {
    const to = newAddress();
    const id = await storeRetried(to, 1);
    await setClock(at("18:04"));
    await attempt(id);
    expect(await arrivedMails(to)).toEqual([]);
    await setClock(at("18:06"));
    await runSchedule.mail();
    expect(await arrivedMails(to)).toHaveLength(1);
  });
});
