import { Button, Text } from "@chakra-ui/react";
import { DataTable } from "@/admin-ui/data/data-table";
import type { AuditLog } from "@/data/staff/use-audit-log";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { formatMoment } from "@/domain/text/format-moment";
import { auditTexts } from "@/i18n/admin/audit-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { actionText } from "./action-text";

type AuditEntry = AuditLog["entries"][number];

interface AuditTableProps {
  readonly entries: readonly AuditEntry[];
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

  function person({ by, uid }: AuditEntry) {
    const fallback = { guest: texts.guest, system: texts.system, staff: texts.former }[by];
    const name = (uid && names.get(uid)) ?? fallback;
    if (!uid) return name;
    return (
      <Button
        type="button"
        variant="plain"
        // As high as the row, so that it is easy to hit and does not stretch it.
        h="auto"
        minW="0"
        px="0"
        py="3"
        my="-3"
        fontWeight="normal"
        textDecoration="underline"
        textUnderlineOffset="0.2em"
        whiteSpace="normal"
        overflowWrap="anywhere"
        textAlign="start"
        title={texts.onlyThis(name)}
        onClick={() => onSelectAccount(uid)}
      >
        {name}
      </Button>
    );
  }

  return (
    <DataTable
      caption={texts.title}
      rows={entries}
      rowKey={({ id }) => id}
      columns={[
        {
          key: "when",
          label: texts.when,
          cell: ({ at }) => <Text whiteSpace="nowrap">{formatMoment(at, language)}</Text>,
        },
        {
          key: "what",
          label: texts.what,
          cell: (entry) => {
            const action = actionText(entry.action, texts);
            const subject = subjectOf(entry, names);
            return (
              <Text overflowWrap="anywhere">{subject ? texts.about(action, subject) : action}</Text>
            );
          },
        },
        { key: "who", label: texts.who, cell: person },
        {
          key: "where",
          label: texts.where,
          cell: ({ resto_key }) =>
            resto_key === null
              ? texts.everywhere
              : (titles.get(resto_key) ?? texts.unknownRestaurant),
        },
      ]}
    />
  );
}

/** The subject of an entry: a code, a staff member, or a guest's masked contact. */
function subjectOf(
  { target, code }: AuditEntry,
  names: ReadonlyMap<string, string>,
): string | undefined {
  if (code) return code;
  const [collection, id = ""] = target.split("/");
  if (collection === "guests") return id;
  return collection === "staff" ? names.get(id) : undefined;
}
