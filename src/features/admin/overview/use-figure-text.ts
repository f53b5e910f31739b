import type { DayFigures } from "@/domain/report/day-figures";
import { formatPrice } from "@/domain/text/format";
import { useLanguage } from "@/i18n/use-texts";

/** Returns a function that writes a figure of a day; a dash for an unknown day. */
export function useFigureText(): (
  day: DayFigures | null | undefined,
  figure: keyof DayFigures,
) => string {
  const language = useLanguage();
  return (day, figure) => {
    if (!day) return "–";
    if (figure === "turnover_cents") return formatPrice(day.turnover_cents, language);
    return day[figure].toLocaleString(language);
  };
}
