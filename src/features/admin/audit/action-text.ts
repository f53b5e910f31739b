import type { auditTexts } from "@/i18n/admin/audit-texts";

type AuditTexts = (typeof auditTexts)["de"];

/** Action suffix of a staff booking made although too few seats were free. */
const OVERBOOKED = "overbook";

/** Text of an audit action. One call with several changes logs `area.first+second`. */
export function actionText(action: string, texts: AuditTexts): string {
  const words: Readonly<Record<string, string>> = texts.actions;
  const dot = action.indexOf(".");
  const area = action.slice(0, dot);
  const parts = action.slice(dot + 1).split("+");
  const labels = parts
    .filter((part) => part !== OVERBOOKED)
    .map((part) => words[`${area}.${part}`] ?? texts.other);
  const text = [...new Set(labels)].join(" · ");
  return parts.includes(OVERBOOKED) ? `${text} (${texts.overbooked})` : text;
}
