import { randomUUID } from "node:crypto";
import { beforeEach, expect, inject, test } from "vitest";
import { localProject } from "@/hosting/firebase/project";
import { sendTestMail } from "@/hosting/firebase/send-test-mail";
import { adminList } from "@/test/harness/admin";
import { onlyMail } from "../support/arrived-mails";
import { runFunctionsInProcess } from "../support/run-in-process";
import { runSchedule } from "../support/run-schedules";
import { openKitchen, resetClock, testKitchen } from "../support/test-kitchen";

beforeEach(async () => {
  await openKitchen();
  await resetClock();
});

runFunctionsInProcess();

/** Sends a test mail, which the next run of the schedule takes. */
async function send(to: string): Promise<void> {
  const before = (await adminList("mail")).length;
  const options = { to, timeoutMs: 15_000 };
  const sent = sendTestMail(localProject(inject("backendPorts")), testKitchen, options);
  // The caller awaits the refusal once the schedule has run.
  sent.catch(() => {});
  await expect.poll(async () => (await adminList("mail")).length).toBe(before + 1);
  await runSchedule.mail();
  await sent;
}

const newAddress = (kind: string) => `${kind}-${randomUUID()}@example.com`;

test("a test mail is sent and deleted like all mails", async () => {
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
});
