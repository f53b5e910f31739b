import { reportsTexts } from "@/i18n/admin/reports-texts";
import { useTexts } from "@/i18n/use-texts";
import "./bar-chart.css";

/** Limits the width of a chart with few bars, so that the labels below match the first and last. */
const MAX_BAR_REM = 3.875;

/** One bar; `text` is its formatted value. */
export interface Bar {
  readonly label: string;
  readonly value: number;
  readonly text: string;
}

/**
 * Vertical bars relative to the highest. Screen readers get one sentence about the highest bar; the
 * table beside the chart has all values.
 */
export function BarChart({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const texts = useTexts(reportsTexts);
  const most = bars.reduce<Bar | null>(
    (best, bar) => (bar.value > (best?.value ?? 0) ? bar : best),
    null,
  );
  const label = most ? texts.highest(title, most.label, most.text) : texts.none(title);
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <figure className="bars" style={{ maxWidth: `${bars.length * MAX_BAR_REM}rem` }}>
      <div className="bars__picture" role="img" aria-label={label}>
        {bars.map((bar) => (
          <span
            className={`bars__bar${bar === most ? " bars__bar--most" : ""}`}
            key={bar.label}
            title={`${bar.label}: ${bar.text}`}
            style={{ height: `${most ? (100 * bar.value) / most.value : 0}%` }}
          />
        ))}
        {most && <span className="bars__most">{most.text}</span>}
      </div>
      <figcaption className="bars__ends" aria-hidden="true">
        <span>{first?.label}</span>
        {bars.length > 1 && <span>{last?.label}</span>}
      </figcaption>
    </figure>
  );
}
