import { MONDAY_FIRST } from "@/domain/time/week";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { SwitchInput } from "../fields/switch-input";
import { EditorSection } from "./editor-section";
import { HoursDay } from "./hours-day";
import "./hours-section.css";

/** Weekly opening hours, and whether the restaurant opens on public holidays. */
export function HoursSection() {
  const { hints } = useTexts(restaurantEditorTexts);
  return (
    <EditorSection name="hours">
      <p className="editor-field__hint">{hints.times}</p>
      <div className="hours">
        {MONDAY_FIRST.map((day) => (
          <HoursDay key={day} day={day} />
        ))}
      </div>
      <SwitchInput name="opened_on_holiday" />
    </EditorSection>
  );
}
