import { randomUUID } from "node:crypto";
import { beforeEach, expect, inject, test } from "vitest";
import { localProject } from "@/hosting/firebase/project";
import { sendTestMail } from "@/hosting/firebase/send-test-mail";
import { adminGet, adminList } from "@/test/harness/admin";
import { onlyMail } from "../support/arrived-mails";
import { openKitchen, resetClock, testKitchen } from "../support/test-kitchen";

beforeEach(async () => {
  await openKitchen();
  await resetClock();
});

const send = (to: string) =>
  sendTestMail(localProject(inject("backendPorts")), testKitchen, { to, timeoutMs: 15_000 });

const newAddress = (kind: string) => `${kind}-${randomUUID()}@example.com`;

test("a test mail takes the way of all mails, and is deleted like them", async () => {
  const to = newAddress("ada");
  await send(to);
  expect(await onlyMail(to)).toMatchObject({
    from: { name: testKitchen.title },
    subject: `Test: Mails von ${testKitchen.title}`,
  });
  const [mail] = await adminList("mail");
  expect(mail?.data).toMatchObject({ expires_at: expect.any(Date), delivery: { state: "sent" } });
});

test("a test mail that the mail server refuses says why, and whether it is tried again", async () => {
  await expect(send(newAddress("rejected"))).rejects.toThrow(/550 5\.1\.1\. It is not tried again/);
  await expect(send(newAddress("busy"))).rejects.toThrow(/451 4\.3\.0\. It is tried again/);
  expect(await adminGet("runs/mail")).toBeNull();
});
