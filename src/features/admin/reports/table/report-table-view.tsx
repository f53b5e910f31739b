import { Button, Collapsible } from "@chakra-ui/react";
import { useState } from "react";
import { DataTable } from "@/admin-ui/data/data-table";
import { reportsTexts } from "@/i18n/admin/reports-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { cellText, type ReportCell, type ReportTable } from "./report-table";

interface ReportTableViewProps {
  /** Title of the section, which names the table. */
  readonly title: string;
  readonly table: ReportTable;
}

/** A table of a report. */
export function ReportTableView({ title, table }: ReportTableViewProps) {
  const texts = useTexts(reportsTexts);
  const language = useLanguage();
  const { columns, rows } = table;
  return (
    <DataTable<readonly ReportCell[]>
      caption={texts.figures(title)}
      rows={rows}
      // Two dishes may have the same name.
      rowKey={(_cells, index) => String(index)}
      columns={columns.map(({ label, kind }, index) => ({
        key: label,
        label,
        isRowHeader: index === 0,
        align: kind === "text" ? "start" : "end",
        cell: (cells) => cellText(cells[index] ?? null, kind, { language, percent: texts.percent }),
      }))}
    />
  );
}

/** The table below a chart, shown on demand. */
export function FoldedTable(props: ReportTableViewProps) {
  const texts = useTexts(reportsTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <Collapsible.Root open={isOpen} onOpenChange={(change) => setOpen(change.open)} lazyMount>
      <Collapsible.Trigger asChild>
        <Button variant="ghost" colorPalette="gray">
          {isOpen ? texts.hideFigures : texts.showFigures}
        </Button>
      </Collapsible.Trigger>
      <Collapsible.Content>
        <ReportTableView {...props} />
      </Collapsible.Content>
    </Collapsible.Root>
  );
}
