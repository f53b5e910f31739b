import { Button } from "@chakra-ui/react";
import { useState } from "react";
import { ActionMenu } from "@/admin-ui/overlay/action-menu";
import type { Report } from "@/domain/report/report.schema";
import { taxMonthTexts } from "@/i18n/admin/money/tax-month-texts";
import { reportsTexts } from "@/i18n/admin/reports-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { downloadFile } from "@/ui/download-file";
import {
  daysTable,
  hoursTable,
  itemsTable,
  moneyTable,
  outcomeTable,
  paymentsTable,
  seatsTable,
} from "./report-tables";
import { tableCsv } from "./table/report-table";
import { TaxMonthDialog } from "./tax-month/tax-month-dialog";
import { taxTable } from "./tax-table";

/**
 * Everything that can be taken out of a report: each table as CSV, the printed closing, and the month
 * for the tax adviser.
 */
export function ExportMenu({ report, onPrint }: { report: Report; onPrint: () => void }) {
  const texts = useTexts(reportsTexts);
  const language = useLanguage();
  const { title: taxMonth } = useTexts(taxMonthTexts);
  const [isMonthOpen, setMonthOpen] = useState(false);
  const { resto_key, from, to } = report;
  const tables = [
    ["days", texts.byDay, daysTable],
    ["hours", texts.byHour, hoursTable],
    ["items", texts.topItems, itemsTable],
    ["money", texts.money, moneyTable],
    ["payments", texts.payments, paymentsTable],
    ["tax", texts.tax.title, taxTable],
    ["outcome", texts.outcome, outcomeTable],
    ["tables", texts.tables, seatsTable],
  ] as const;
  return (
    <>
      <ActionMenu
        label={texts.export}
        items={[
          { value: "closing", label: texts.closing.print, onSelect: onPrint },
          { value: "month", label: taxMonth, onSelect: () => setMonthOpen(true) },
          ...tables.map(([name, title, tableOf]) => ({
            value: name,
            label: texts.csvOf(title),
            onSelect: () => {
              const csv = tableCsv(tableOf(report, { texts, language }), language, texts.euros);
              const file = texts.csvName(resto_key, texts.csvFiles[name], from, to);
              downloadFile(file, csv, "text/csv;charset=utf-8");
            },
          })),
        ]}
      >
        <Button variant="outline" colorPalette="gray">
          {texts.export}
        </Button>
      </ActionMenu>
      {isMonthOpen && <TaxMonthDialog restoKey={resto_key} onClose={() => setMonthOpen(false)} />}
    </>
  );
}
