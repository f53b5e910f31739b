import { Box, Button, SimpleGrid } from "@chakra-ui/react";
import { StatTile } from "@/admin-ui/data/stat-tile";
import type { NamedFigure } from "@/domain/report/figure-orders.schema";
import type { Report } from "@/domain/report/report.schema";
import { formatPrice } from "@/domain/text/format";
import { reportsTexts } from "@/i18n/admin/reports-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import type { NamedRow } from "./table/report-table";
import { useChangeText } from "./use-change-text";

interface ReportFiguresProps {
  readonly report: Report;
  /** The report of the period before; null while it is not known. */
  readonly before: Report | null;
  /** Shows the orders behind a figure. */
  readonly onOrders: (row: NamedRow) => void;
}

interface Figure {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  /** The number compared with the period before. */
  readonly figureOf?: (report: Report) => number;
  readonly orders?: NamedFigure;
}

/** Key figures of a report and how they changed. */
export function ReportFigures({ report, before, onOrders }: ReportFiguresProps) {
  const texts = useTexts(reportsTexts);
  const language = useLanguage();
  const changeText = useChangeText();
  const { orders, tables } = report;
  const lost = lostOrders(report);
  const share = orders.orders === 0 ? 0 : Math.round((100 * lost) / orders.orders);
  const figures: Figure[] = [
    {
      label: texts.turnover,
      value: formatPrice(orders.turnover_cents, language),
      hint: texts.hints.turnover,
      figureOf: (each) => each.orders.turnover_cents,
      orders: "completed",
    },
    {
      label: texts.orders,
      value: String(orders.orders),
      hint: `${texts.completed}: ${orders.completed}`,
      figureOf: (each) => each.orders.orders,
      orders: "orders",
    },
    {
      label: texts.average,
      value: formatPrice(orders.average_cents, language),
      hint: texts.hints.average,
      figureOf: (each) => each.orders.average_cents,
      orders: "completed",
    },
    { label: texts.lost, value: String(lost), hint: texts.lostShare(share), orders: "lost" },
    {
      label: texts.guests,
      value: String(tables.guests),
      hint: `${texts.parties}: ${tables.parties}`,
      figureOf: (each) => each.tables.guests,
    },
    {
      label: texts.use,
      value: tables.use_percent === null ? texts.closed : texts.percent(tables.use_percent),
      hint: texts.ofSeats(tables.peak_seats, tables.seats),
    },
    { label: texts.noShows, value: String(tables.no_shows), hint: texts.hints.noShows },
  ];
  return (
    <SimpleGrid
      gridTemplateColumns={{
        base: "repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))",
        md: "repeat(3, minmax(0, 1fr))",
        lg: "repeat(4, minmax(0, 1fr))",
        xl: "repeat(2, minmax(0, 1fr))",
      }}
      gap="3"
    >
      {figures.map(({ label, value, hint, figureOf, orders: behind }) => (
        <Box key={label} data-testid="report-figure" display="grid" minW="0">
          <StatTile
            label={label}
            value={value}
            hint={
              behind ? (
                <>
                  {hint}
                  <Button
                    display="flex"
                    variant="ghost"
                    size="sm"
                    ms="-3.5"
                    aria-label={`${texts.seeOrders}: ${label}`}
                    onClick={() => onOrders({ figure: behind, name: label })}
                  >
                    {texts.seeOrders}
                  </Button>
                </>
              ) : (
                hint
              )
            }
            {...(figureOf && before && { change: changeText(figureOf(report), figureOf(before)) })}
          />
        </Box>
      ))}
    </SimpleGrid>
  );
}

function lostOrders({ orders }: Report): number {
  return orders.cancelled + orders.rejected + orders.expired + orders.failed;
}
