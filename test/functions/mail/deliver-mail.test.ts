import { beforeEach, describe, expect, test, vi } from "vitest";
import { adminGet } from "@/test/harness/admin";
import { arrivedMails, deliveryBecomes, onlyMail } from "../support/arrived-mails";
import { attempt, MAIL_HOST, newAddress, storeMail, storeRetried } from "../support/queued-mails";
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

beforeEach(async () => {
  log.error.mockReset();
  await openKitchen();
});

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
      messageId: `<order_${id}_1@${MAIL_HOST}>`,
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

  test("is sent once, however many instances try it", async () => {
    const to = newAddress();
    const id = await storeMail(to);
    await Promise.all(Array.from({ length: 5 }, () => attempt(id)));
    await deliveryBecomes(id, { state: "sent", attempts: 1 });
    await attempt(id);
    expect(await arrivedMails(to)).toHaveLength(1);
  });

  test("is not sent if its document says so", async () => {
    const to = newAddress();
    const delivery = { state: "sent", attempts: 1, message_id: "<x@example.com>" };
    const id = await storeMail(to, { delivery });
    await attempt(id);
    expect((await adminGet(`mail/${id}`))?.delivery).toEqual(delivery);
    expect(await arrivedMails(to)).toEqual([]);
  });

  test("that was deleted in the meantime is not reported as a fault", async () => {
    await attempt("gone");
    expect(log.error).not.toHaveBeenCalled();
  });

  test("that cannot be read fails and is reported", async () => {
    const id = await storeMail("nobody");
    await attempt(id);
    await deliveryBecomes(id, { state: "failed", error: "unreadable" });
    expect(log.error.mock.calls[0]?.[0]).toBe("unreadable document");
  });
});
