import { repeatedMailDelivery } from "@/domain/mail/mail-delivery";
import { queuedMailSchema } from "@/domain/mail/queued-mail.schema";
import { withInstants } from "@/domain/stored-data/with-instants";
import type { Instant } from "@/domain/time/berlin-time";
import { forEachInParallel } from "@/functions/runtime/for-each-in-parallel";
import { commitDocuments, type Project, readDocument } from "./project";
import { type ReadDocument, readDocuments } from "./read-documents";

/** Mails that are written at the same time. */
const PARALLEL = 20;

export interface RequeueOptions {
  /** Only mails queued since this instant. */
  readonly since: Instant;
  readonly now: Instant;
  /** Only mails of this restaurant; null is all. */
  readonly restoKey: string | null;
  /** Only mails whose error contains this text, such as `550`. */
  readonly error: string;
  /** Count and write nothing. */
  readonly isDryRun: boolean;
}

export interface RequeueReport {
  /** Failed mails that the options select. */
  readonly found: number;
  /** Of those, queued again; 0 in a dry run. */
  readonly queued: number;
  /** Number of mails by restaurant and error; without addresses. */
  readonly groups: ReadonlyMap<string, number>;
}

/**
 * Queues mails that failed for good once more; `retryMails` sends them within a minute, under the
 * Message-ID they had. Mails that cannot be read are left alone.
 * @throws CommandError if the project refuses
 */
export async function requeueMails(
  project: Project,
  options: RequeueOptions,
): Promise<RequeueReport> {
  const groups = new Map<string, number>();
  const paths: string[] = [];
  const failed = readDocuments(project, "mail", { equal: { "delivery.state": "failed" } });
  for await (const document of failed) {
    const mail = selected(document, options);
    if (!mail) continue;
    const group = `${mail.resto_key}: ${mail.delivery?.error ?? "unknown"}`;
    groups.set(group, (groups.get(group) ?? 0) + 1);
    paths.push(document.path);
  }
  let queued = 0;
  await forEachInParallel(options.isDryRun ? [] : paths, PARALLEL, async (path) => {
    if (await queueAgain(project, path, options.now)) queued += 1;
  });
  return { found: paths.length, queued, groups };
}

function selected({ path, data }: ReadDocument, { since, restoKey, error }: RequeueOptions) {
  const parsed = queuedMailSchema.safeParse({ ...withInstants(data), id: idOf(path) });
  if (!parsed.success) return null;
  const mail = parsed.data;
  const isWanted =
    mail.created_at >= since &&
    (restoKey === null || mail.resto_key === restoKey) &&
    (mail.delivery?.error ?? "").includes(error);
  return isWanted ? mail : null;
}

/** @returns false if somebody else has changed or deleted the mail meanwhile */
async function queueAgain(project: Project, path: string, now: Instant): Promise<boolean> {
  const stored = await readDocument(project, path);
  if (!stored) return false;
  const data = withInstants(stored.data);
  const { delivery } = queuedMailSchema.parse({ ...data, id: idOf(path) });
  const repeated = delivery && repeatedMailDelivery(delivery, now);
  if (!repeated) return false;
  const write = { path, data: { delivery: { ...repeated, next_at: new Date(now) } } };
  const expected = { updateTime: stored.updateTime };
  await commitDocuments(project, [{ ...write, fields: ["delivery"], expected }]);
  return true;
}

const idOf = (path: string) => path.slice("mail/".length);
