import { type FormEvent, useId, useState } from "react";
import { isValidRange, MAX_REPORT_DAYS, type ReportRange } from "@/domain/report/report-range";
import { formatLocalDate } from "@/domain/text/format";
import { addDays, type LocalDate } from "@/domain/time/berlin-time";
import { reportsTexts } from "@/i18n/admin/reports-texts";
import { useTexts } from "@/i18n/use-texts";
import { parseDate } from "@/ui/date-picker/calendar-month";

/** Preset periods by days before today. */
const DAYS_BACK = { today: 0, week: 6, month: 29 } as const;
const USUAL = ["today", "week", "month"] as const;

interface RangePickerProps {
  readonly today: LocalDate;
  readonly range: ReportRange;
  readonly onRange: (range: ReportRange) => void;
}

/** Preset periods and a custom one. */
export function RangePicker({ today, range, onRange }: RangePickerProps) {
  const texts = useTexts(reportsTexts);
  const [isCustom, setIsCustom] = useState(false);
  const daysBack = (which: (typeof USUAL)[number]) => addDays(today, -DAYS_BACK[which]);
  return (
    <fieldset className="range">
      <legend className="admin-field__label">{texts.range}</legend>
      <div className="range__choices">
        {USUAL.map((which) => (
          <button
            className="range__choice"
            key={which}
            type="button"
            aria-pressed={!isCustom && range.to === today && range.from === daysBack(which)}
            onClick={() => {
              setIsCustom(false);
              onRange({ from: daysBack(which), to: today });
            }}
          >
            {texts.ranges[which]}
          </button>
        ))}
        <button
          className="range__choice"
          type="button"
          aria-pressed={isCustom}
          onClick={() => setIsCustom(true)}
        >
          {texts.ranges.custom}
        </button>
      </div>
      {isCustom && <CustomRange range={range} onRange={onRange} />}
    </fieldset>
  );
}

function CustomRange({ range, onRange }: Pick<RangePickerProps, "range" | "onRange">) {
  const texts = useTexts(reportsTexts);
  const id = useId();
  const [typed, setTyped] = useState({
    from: formatLocalDate(range.from),
    to: formatLocalDate(range.to),
  });
  const [problem, setProblem] = useState<string | null>(null);

  function show(event: FormEvent): void {
    event.preventDefault();
    const [from, to] = [parseDate(typed.from), parseDate(typed.to)];
    if (from === null || to === null) {
      setProblem(texts.dateInvalid);
    } else if (!isValidRange({ from, to })) {
      setProblem(texts.rangeInvalid(MAX_REPORT_DAYS));
    } else {
      setProblem(null);
      onRange({ from, to });
    }
  }

  return (
    <form className="range__custom" noValidate onSubmit={show}>
      {(["from", "to"] as const).map((end) => (
        <div className="admin-field" key={end}>
          <label className="admin-field__label" htmlFor={`${id}-${end}`}>
            {texts[end]}
          </label>
          <input
            className="admin-field__control"
            id={`${id}-${end}`}
            inputMode="decimal"
            autoComplete="off"
            value={typed[end]}
            aria-invalid={problem !== null}
            aria-describedby={`${id}-hint`}
            onChange={(event) => setTyped({ ...typed, [end]: event.target.value })}
          />
        </div>
      ))}
      <button className="button button--primary" type="submit">
        {texts.show}
      </button>
      <p className="admin-field__hint range__hint" id={`${id}-hint`}>
        {texts.dateHint}
      </p>
      {problem && (
        <p className="admin-field__error range__hint" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
