import { Text } from "@chakra-ui/react";
import type { TaxMonth } from "@/domain/report/datev/tax-month.schema";
import { formatDate, formatLocalDate, formatTime } from "@/domain/text/format";
import { taxMonthTexts } from "@/i18n/admin/money/tax-month-texts";
import { useTexts } from "@/i18n/use-texts";
import { ReportTableView } from "../table/report-table-view";

/** The last file of a month, and the rows that have changed since then. */
export function TaxMonthChanges({ last }: Pick<TaxMonth, "last">) {
  const texts = useTexts(taxMonthTexts);
  if (!last) return <Text color="fg.muted">{texts.never}</Text>;
  const { at, rows, changed, changes } = last;
  const { change, day, order, amount } = texts.columns;
  const title = texts.changed(changes);
  return (
    <>
      <Text color="fg.muted">
        {texts.last(`${formatDate(at)}, ${formatTime(at)}`, rows)}{" "}
        {changes === 0 ? texts.unchanged : `${title}.`}
      </Text>
      {changes > 0 && (
        <ReportTableView
          title={title}
          table={{
            columns: [
              { label: change, kind: "text" },
              { label: day, kind: "text" },
              { label: order, kind: "text" },
              { label: amount, kind: "cents" },
            ],
            rows: changed.map(({ date, code, kind, cents, is_new }) => [
              texts[is_new ? "added" : "removed"][kind],
              formatLocalDate(date),
              code,
              cents,
            ]),
          }}
        />
      )}
    </>
  );
}
