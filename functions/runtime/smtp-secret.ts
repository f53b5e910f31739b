import { defineSecret } from "firebase-functions/params";

/** Mail server with user, password and sender (docs/deploy.md#6-mail); bound to what queues mails. */
export const smtpUrl = defineSecret("SMTP_URL");
