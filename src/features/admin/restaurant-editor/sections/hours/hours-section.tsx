import { Stack } from "@chakra-ui/react";
import { MONDAY_FIRST } from "@/domain/time/week";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { EditorSection } from "../../fields/editor-section";
import { SwitchInput } from "../../fields/switch-input";
import { HoursDay } from "./hours-day";

/** Weekly opening hours, and whether the restaurant opens on public holidays. */
export function HoursSection() {
  const { hints } = useTexts(restaurantEditorTexts);
  return (
    <EditorSection name="hours" description={hints.times}>
      <Stack gap="0">
        {MONDAY_FIRST.map((day) => (
          <HoursDay key={day} day={day} />
        ))}
      </Stack>
      <SwitchInput name="opened_on_holiday" />
    </EditorSection>
  );
}
