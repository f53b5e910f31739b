import { auditTexts } from "@/i18n/admin/audit-texts";
import { tableText } from "./table-text";

/** All actions of the audit log, with what its page shows. */
export function auditTable(): string {
  // The text of the suffix `+waive_minimum`.
  const { "order.waive_minimum": _suffix, ...actions } = auditTexts.en.actions;
  return tableText(
    ["action", "shown as"],
    Object.entries(actions).map(([action, text]) => [`\`${action}\``, text]),
  );
}
