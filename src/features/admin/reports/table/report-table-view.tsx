import { Button, Collapsible } from "@chakra-ui/react";
import { useState } from "react";
import { DataTable } from "@/admin-ui/data/data-table";
import { reportsTexts } from "@/i18n/admin/reports-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { cellText, type NamedRow, type ReportCell, type ReportTable } from "./report-table";

interface ReportTableViewProps {
  /** Title of the section, which names the table. */
  readonly title: string;
  readonly table: ReportTable;
  /** Shows the orders behind a row. */
  readonly onOrders?: (row: NamedRow) => void;
}

/** A table of a report. A row's name opens its orders. */
export function ReportTableView({ title, table, onOrders }: ReportTableViewProps) {
  const texts = useTexts(reportsTexts);
  const language = useLanguage();
  const { columns, rows, figures } = table;
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
        cell: (cells) => {
          const shown = cellText(cells[index] ?? null, kind, { language, percent: texts.percent });
          const figure = figures?.[rows.indexOf(cells)];
          const isEmpty = cells.every((cell) => typeof cell !== "number" || cell === 0);
          if (index > 0 || !onOrders || !figure || isEmpty) return shown;
          return (
            <Button
              {...ROW_LINK}
              aria-label={`${shown}: ${texts.seeOrders}`}
              onClick={() => onOrders({ figure, name: shown })}
            >
              {shown}
            </Button>
          );
        },
      }))}
    />
  );
}

/** A button that reads as a link: as wide as its text, which may wrap, and as high as a finger needs. */
export const ROW_LINK = {
  variant: "plain",
  justifyContent: "start",
  h: "auto",
  minH: { base: "11", md: "6" },
  my: { base: "-2.5", md: "0" },
  px: "0",
  minW: "0",
  flexShrink: "1",
  whiteSpace: "normal",
  textAlign: "start",
  fontWeight: "inherit",
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
} as const;

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
