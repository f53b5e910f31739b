import { kitTexts } from "@/i18n/admin/kit-texts";
import { useTexts } from "@/i18n/use-texts";

/** Texts of Chakra's date picker for screen readers; its defaults are English. */
export function useDatePickerTexts() {
  const texts = useTexts(kitTexts);
  return {
    placeholder: texts.datePlaceholder,
    translations: {
      content: texts.calendar,
      monthSelect: texts.chooseMonth,
      yearSelect: texts.chooseYear,
      dayCell: (day: { valueText: string; selected: boolean; unavailable: boolean }) =>
        texts.day(day.valueText, day.selected, day.unavailable),
      trigger: (open: boolean) => (open ? texts.closeCalendar : texts.openCalendar),
      prevTrigger: (view: View) => texts.previous[view],
      nextTrigger: (view: View) => texts.next[view],
      viewTrigger: (view: View) => texts.viewTrigger[view],
    },
  };
}

type View = "day" | "month" | "year";
