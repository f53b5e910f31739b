import * as z from "zod/mini";
import type { MailDelivery } from "@/domain/mail/mail-delivery.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { database } from "../runtime/admin-app";
import { plainData, toTimestamp } from "../runtime/plain-data-store";

/** Far more than wait on a day on which the mail server is down. */
const MAX_MAILS = 2000;

const openMailSchema = z.object({ resto_key: z.string(), created_at: z.int() });

/** Restaurant and age of a mail, without its recipient. */
export type OpenMail = z.infer<typeof openMailSchema>;

/** Mails of a state queued since an instant, oldest first, at most 2,000. */
export async function listMails(state: MailDelivery["state"], since: Instant): Promise<OpenMail[]> {
  const { docs } = await database()
    .collection("mail")
    .where("delivery.state", "==", state)
    .where("created_at", ">=", toTimestamp(since))
    .orderBy("created_at")
    .limit(MAX_MAILS)
    .select("resto_key", "created_at")
    .get();
  return docs.flatMap((each) => {
    const parsed = openMailSchema.safeParse(plainData(each));
    return parsed.success ? [parsed.data] : [];
  });
}
