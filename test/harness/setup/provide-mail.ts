import type { TestProject } from "vitest/node";
import { localSmtpUrl } from "../announce-mail-server";
import "../provided-context";
import type { TestBackend } from "../test-backend";

/** Provides the mail server of a backend to the tests of a project. */
export function provideMail(project: TestProject, { mail }: TestBackend): void {
  if (!mail) throw new Error("the backend has no mail server");
  project.provide("inboxUrl", mail.inboxUrl);
  project.provide("smtpUrl", localSmtpUrl(mail.smtpPort));
}
