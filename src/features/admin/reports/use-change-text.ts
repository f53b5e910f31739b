import { reportsTexts } from "@/i18n/admin/reports-texts";
import { useTexts } from "@/i18n/use-texts";

interface Change {
  readonly text: string;
  readonly direction: "up" | "down" | "same";
}

/** Describes how a figure changed since the period before, in whole percent. */
export function useChangeText(): (now: number, before: number) => Change {
  const texts = useTexts(reportsTexts);
  return (now, before) => {
    if (now === before) return { text: texts.changeNone, direction: "same" };
    if (before === 0) return { text: texts.changeNew, direction: "up" };
    const percent = Math.round((100 * (now - before)) / before);
    const sign = percent > 0 ? "+" : percent < 0 ? "−" : "±";
    return {
      text: texts.change(`${sign}${Math.abs(percent)}`),
      direction: percent > 0 ? "up" : percent < 0 ? "down" : "same",
    };
  };
}
