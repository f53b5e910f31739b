import type { RequeueReport } from "./requeue-mails";

/** The last line of `npm run resend:mails`. */
export function resendSummary({ found, queued }: RequeueReport, isDryRun: boolean): string {
  const mails = found === 1 ? "1 failed mail" : `${found} failed mails`;
  if (!isDryRun) {
    const verb = queued === 1 ? "is" : "are";
    return `ok: ${queued} of ${mails} ${verb} queued again and sent within a minute.`;
  }
  if (found === 0) return `Dry run: ${mails}.`;
  return `Dry run: ${mails}. Add --send to send ${found === 1 ? "it" : "them"} again.`;
}
