import { BarChart } from "@/admin-ui/charts/bar-chart";
import { HeatMap } from "@/admin-ui/charts/heat-map";
import { HorizontalBars } from "@/admin-ui/charts/horizontal-bars";
import { ShareBar } from "@/admin-ui/charts/share-bar";
import type { Report } from "@/domain/report/report.schema";
import { formatPrice, SHORT_WEEKDAYS } from "@/domain/text/format";
import { textIn } from "@/domain/text/localized-text";
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
  const points = report.orders.by_day.map(({ date, turnover_cents }, index) => {
    const earlier = before?.orders.by_day[index]?.turnover_cents;
    const point = { label: dayText(date, language), value: turnover_cents };
    return earlier === undefined ? point : { ...point, before: earlier };
  });
  return (
    <BarChart
      label={texts.turnover}
      {...(before && { beforeLabel: texts.before })}
      points={points}
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
      bars={report.orders.top_items.map(({ name, qty }) => ({
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
    />
  );
}

/** Guests with a reservation by day. */
export function GuestsChart({ report, before }: ReportChartProps) {
  const texts = useTexts(reportsTexts);
  const language = useLanguage();
  const points = report.tables.by_day.map(({ date, guests }, index) => {
    const earlier = before?.tables.by_day[index]?.guests;
    const point = { label: dayText(date, language), value: guests };
    return earlier === undefined ? point : { ...point, before: earlier };
  });
  return (
    <BarChart
      label={texts.guests}
      {...(before && { beforeLabel: texts.before })}
      points={points}
      format={String}
    />
  );
}
