import { expect, test } from "vitest";
import { resendSummary } from "@/hosting/firebase/resend-summary";

const report = (found: number, queued = 0) => ({ found, queued, groups: new Map() });

test.each([
  [0, "Dry run: 0 failed mails."],
  [1, "Dry run: 1 failed mail. Add --send to send it again."],
  [2, "Dry run: 2 failed mails. Add --send to send them again."],
])("npm run resend:mails says how many mails it would send: %i", (found, line) => {
  expect(resendSummary(report(found), true)).toBe(line);
});

test.each([
  [1, 1, "ok: 1 of 1 failed mail is queued again and sent within a minute."],
  [2, 3, "ok: 2 of 3 failed mails are queued again and sent within a minute."],
])("npm run resend:mails says how many mails it sends: %i of %i", (queued, found, line) => {
  expect(resendSummary(report(found, queued), false)).toBe(line);
});
