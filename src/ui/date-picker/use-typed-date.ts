import { type KeyboardEvent, useState } from "react";
import { formatLocalDate } from "@/domain/text/format";
import type { LocalDate } from "@/domain/time/berlin-time";
import { pickerTexts } from "@/i18n/picker-texts";
import { useTexts } from "@/i18n/use-texts";
import { parseDate } from "./calendar-month";

interface DateRange {
  readonly first: LocalDate;
  readonly last: LocalDate;
}

interface Typed {
  readonly text: string;
  /** The selected day when the text was refused; null while typing. */
  readonly value: LocalDate | "" | null;
  readonly problem: "invalid" | "outside" | null;
}

/**
 * A date field typed as D.M.YYYY. The text is read on Enter and when the field is left.
 * @param value empty before the first selection
 * @returns the props of the text field, the message of a refused text, and `choose` for a calendar
 */
export function useTypedDate(
  value: LocalDate | "",
  range: DateRange,
  onChange: (date: LocalDate) => void,
) {
  const texts = useTexts(pickerTexts);
  const [known, setTyped] = useState<Typed | null>(null);
  // A refused text is discarded when another day is selected.
  const typed = known?.value === null || known?.value === value ? known : null;
  const text = typed?.text ?? (value === "" ? "" : formatLocalDate(value));
  const problem = typed?.problem ?? null;

  function choose(date: LocalDate): void {
    setTyped(null);
    onChange(date);
  }

  /** @returns whether the text is a date of the range */
  function take(): boolean {
    const date = parseDate(text);
    const isOutside = date !== null && (date < range.first || date > range.last);
    if (date === null || isOutside) {
      setTyped({ text, value, problem: isOutside ? "outside" : "invalid" });
      return false;
    }
    // Also for the same day: it may have been a suggestion that the guest now confirms.
    choose(date);
    return true;
  }

  function problemText(is: "invalid" | "outside"): string {
    if (is === "invalid") return texts.invalidDate;
    return texts.dateOutside(formatLocalDate(range.first), formatLocalDate(range.last));
  }

  return {
    choose,
    problem: problem && problemText(problem),
    input: {
      inputMode: "decimal" as const,
      autoComplete: "off",
      placeholder: texts.datePlaceholder,
      value: text,
      onChange: (event: { readonly target: { readonly value: string } }) =>
        setTyped({ text: event.target.value, value: null, problem }),
      onBlur: () => {
        if (typed) take();
      },
      onKeyDown: (event: KeyboardEvent) => {
        // A refused text does not send the form.
        if (event.key === "Enter" && !take()) event.preventDefault();
      },
    },
  };
}
