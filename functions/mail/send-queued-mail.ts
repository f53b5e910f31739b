import { onDocumentCreated } from "firebase-functions/firestore";
import { REGION } from "../runtime/callable-options";
import { deliverMail } from "./deliver-mail";
import { smtpUrl } from "./smtp-transport";

/**
 * Sends each mail as soon as it is queued. A run that fails or never happens is made up for by
 * `retryMails`; a second run of the same event sends nothing.
 */
export const sendQueuedMail = onDocumentCreated(
  {
    document: "mail/{id}",
    region: REGION,
    secrets: [smtpUrl],
    memory: "512MiB",
    timeoutSeconds: 60,
    maxInstances: 3,
    concurrency: 20,
    cpu: 1,
    retry: false,
  },
  async ({ params }) => {
    await deliverMail(params.id);
  },
);
