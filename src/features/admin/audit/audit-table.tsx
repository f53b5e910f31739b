import type { AuditLog } from "@/data/use-audit-log";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { formatDay, formatTime } from "@/domain/text/format";
import { auditTexts } from "@/i18n/admin/audit-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { actionText } from "./action-text";

interface AuditTableProps {
  readonly entries: AuditLog["entries"];
  readonly restaurants: readonly Restaurant[];
  readonly names: ReadonlyMap<string, string>;
  /** Filters by the account of a row. */
  readonly onSelectAccount: (uid: string) => void;
}

/** One row per entry; on a narrow screen one block per entry. */
export function AuditTable({ entries, restaurants, names, onSelectAccount }: AuditTableProps) {
  const texts = useTexts(auditTexts);
  const language = useLanguage();
  const titles = new Map(restaurants.map(({ key, title }) => [key, title]));
  return (
    <table className="audit-table">
      <thead>
        <tr>
          <th scope="col">{texts.when}</th>
          <th scope="col">{texts.what}</th>
          <th scope="col">{texts.who}</th>
          <th scope="col">{texts.where}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, at, by, uid, action, target, resto_key }) => {
          const fallback = { guest: texts.guest, system: texts.system, staff: texts.former }[by];
          const name = (uid && names.get(uid)) ?? fallback;
          const actionName = actionText(action, texts);
          const about = subjectOf(target, names);
          return (
            <tr key={id}>
              <td className="audit-table__when">
                {formatDay(at, language)}, {formatTime(at)}
              </td>
              <td className="audit-table__what">
                {about ? texts.about(actionName, about) : actionName}
              </td>
              <td className="audit-table__who">
                {uid ? (
                  <button
                    className="audit-table__person"
                    type="button"
                    title={texts.onlyThis(name)}
                    onClick={() => onSelectAccount(uid)}
                  >
                    {name}
                  </button>
                ) : (
                  name
                )}
              </td>
              <td>
                {resto_key === null
                  ? texts.everywhere
                  : (titles.get(resto_key) ?? texts.unknownRestaurant)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The staff member, or the guest's masked contact, that an entry is about. */
function subjectOf(target: string, names: ReadonlyMap<string, string>): string | undefined {
  const [collection, id = ""] = target.split("/");
  if (collection === "guests") return id;
  return collection === "staff" ? names.get(id) : undefined;
}
