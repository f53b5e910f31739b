import { defineSecret } from "firebase-functions/params";

/** Mail server with user, password and sender (docs/deploy.md#6-mail); bound to what queues mails. */
export const smtpUrl = defineSecret("SMTP_URL");

/** Private VAPID key of the project, base64url, or `off` (docs/deploy.md#push); bound to what sends. */
export const pushKeySecret = defineSecret("PUSH_KEY");
