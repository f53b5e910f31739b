import { BarChart } from "@/admin-ui/charts/bar-chart";
import { HeatMap } from "@/admin-ui/charts/heat-map";
import { HorizontalBars } from "@/admin-ui/charts/horizontal-bars";
import { ShareBar } from "@/admin-ui/charts/share-bar";
import type { Report } from "@/domain/report/report.schema";
import { formatPrice, formatShortDay, SHORT_WEEKDAYS } from "@/domain/text/format";
import { textIn } from "@/domain/text/localized-text";
import { type LocalDate, toInstant } from "@/domain/time/berlin-time";
import { reportsTexts } from "@/i18n/admin/reports-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { busyHours, dayText } from "./report-tables";

interface ReportChartProps {
  readonly report: Report;
  /** The report of the period before; null while it is not known. */
  readonly before: Report | null;
}

/** Weekdays from Monday on, as `by_weekday` counts them. */
const FROM_MONDAY = [1, 2, 3, 4, 5, 6, 0];

/** Turnover by day, beside the same weekday of the period before. */
export function TurnoverChart({ report, before }: ReportChartProps) {
  const texts = useTexts(reportsTexts);
  const language = useLanguage();
  return (
    <DayChart
      label={texts.turnover}
      days={report.orders.by_day.map((day) => ({ date: day.date, value: day.turnover_cents }))}
      before={before?.orders.by_day.map((day) => day.turnover_cents)}
      format={(cents) => formatPrice(cents, language)}
    />
  );
}

/** Orders by weekday and hour, from the first to the last hour with an order. */
export function BusyHoursChart({ report }: Pick<ReportChartProps, "report">) {
  const texts = useTexts(reportsTexts);
  const language = useLanguage();
  const hours = busyHours(report);
  return (
    <HeatMap
      label={texts.figures(texts.byHour)}
      columns={hours.map(String)}
      rows={FROM_MONDAY.map((weekday) => ({
        name: SHORT_WEEKDAYS[language][weekday] ?? "",
        values: hours.map((hour) => report.orders.by_weekday[weekday]?.[hour] ?? 0),
      }))}
      format={String}
    />
  );
}

/** The best-selling dishes by portions. */
export function DishesChart({ report }: Pick<ReportChartProps, "report">) {
  const texts = useTexts(reportsTexts);
  const language = useLanguage();
  return (
    <HorizontalBars
      label={texts.topItems}
      bars={report.orders.top_items.map(({ item_id, name, qty }) => ({
        key: item_id,
        name: textIn(name, language),
        value: qty,
      }))}
      format={String}
    />
  );
}

/** Completed orders by kind. */
export function KindsChart({ report }: Pick<ReportChartProps, "report">) {
  const texts = useTexts(reportsTexts);
  const { pickup, delivery } = report.orders;
  return (
    <ShareBar
      label={texts.kinds}
      parts={[
        { name: texts.pickup, value: pickup },
        { name: texts.delivery, value: delivery },
      ]}
      format={String}
      formatPercent={texts.percent}
    />
  );
}

/** Guests with a table by day. */
export function GuestsChart({ report, before }: ReportChartProps) {
  const texts = useTexts(reportsTexts);
  return (
    <DayChart
      label={texts.guests}
      days={report.tables.by_day.map((day) => ({ date: day.date, value: day.guests }))}
      before={before?.tables.by_day.map((day) => day.guests)}
      format={String}
    />
  );
}

interface DayChartProps {
  readonly label: string;
  readonly days: readonly { readonly date: LocalDate; readonly value: number }[];
  /** Values of the same days of the period before; undefined while they are not known. */
  readonly before: readonly number[] | undefined;
  readonly format: (value: number) => string;
}

function DayChart({ label, days, before, format }: DayChartProps) {
  const texts = useTexts(reportsTexts);
  const language = useLanguage();
  const points = days.map(({ date, value }, index) => {
    const earlier = before?.[index];
    const tick = formatShortDay(toInstant(date, 720), language).replace(" ", "\n");
    const point = { label: dayText(date, language), tick, value };
    return earlier === undefined ? point : { ...point, before: earlier };
  });
  return (
    <BarChart
      label={label}
      {...(before && { beforeLabel: texts.before })}
      points={points}
      format={format}
    />
  );
}
