import { warn } from "firebase-functions/logger";
import { retentionCutoff } from "@/domain/retention/retention";
import { type Instant, MINUTE_MS } from "@/domain/time/berlin-time";
import { listMails } from "./open-mails-store";

/** Several attempts have failed by then. */
const BACKLOG_AFTER_MS = 10 * MINUTE_MS;

/**
 * Logs "mail backlog" if mails have waited more than ten minutes.
 * @returns the number of such mails
 */
export async function reportMailBacklog(now: Instant): Promise<number> {
  const pending = await listMails("pending", retentionCutoff("mail", now));
  const waiting = pending.filter(({ created_at }) => now - created_at > BACKLOG_AFTER_MS);
  const [oldest] = waiting;
  if (!oldest) return 0;
  const oldest_minutes = Math.floor((now - oldest.created_at) / MINUTE_MS);
  warn("mail backlog", { mails: waiting.length, oldest_minutes });
  return waiting.length;
}
