import type { Report } from "@/domain/report/report.schema";
import { formatPrice } from "@/domain/text/format";
import { reportsTexts } from "@/i18n/admin/reports-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";

/** Key figures of a report. */
export function ReportFigures({ report: { orders, tables } }: { report: Report }) {
  const texts = useTexts(reportsTexts);
  const language = useLanguage();
  const lost = orders.cancelled + orders.rejected + orders.expired + orders.failed;
  const share = orders.orders === 0 ? 0 : Math.round((100 * lost) / orders.orders);
  const use = tables.use_percent;
  const figures: [label: string, value: string, more: string][] = [
    [texts.turnover, formatPrice(orders.turnover_cents, language), ""],
    [texts.orders, String(orders.orders), `${texts.completed}: ${orders.completed}`],
    [texts.average, formatPrice(orders.average_cents, language), ""],
    [texts.lost, String(lost), texts.lostShare(share)],
    [texts.guests, String(tables.guests), `${texts.parties}: ${tables.parties}`],
    [
      texts.use,
      use === null ? texts.closed : texts.percent(use),
      texts.ofSeats(tables.peak_seats, tables.seats),
    ],
    [texts.noShows, String(tables.no_shows), ""],
  ];
  return (
    <dl className="report-figures">
      {figures.map(([label, value, more]) => (
        <div className="report-figures__figure" data-testid="report-figure" key={label}>
          <dt>{label}</dt>
          <dd className="report-figures__value">{value}</dd>
          {more && <dd className="report-figures__more">{more}</dd>}
        </div>
      ))}
    </dl>
  );
}
