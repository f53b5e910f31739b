import type { TestProject } from "vitest/node";
import { localSmtpUrl } from "../announce-mail-server";
import "../provided-context";
import type { TestBackend } from "../test-backend";

/** Provides mail server, payment provider and push service of a backend to the tests of a project. */
export function provideServers(project: TestProject, { mail, payments, push }: TestBackend): void {
  if (!mail || !payments || !push) throw new Error("the backend has no servers");
  project.provide("paymentUrl", payments.url);
  project.provide("pushUrl", push.url);
  project.provide("inboxUrl", mail.inboxUrl);
  project.provide("smtpUrl", localSmtpUrl(mail.smtpPort));
}
