import { Button, Fieldset, Wrap } from "@chakra-ui/react";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { CheckboxField } from "@/admin-ui/form/checkbox-field";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import { MONDAY_FIRST } from "@/domain/time/week";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAnnounce } from "@/ui/feedback/announcer";

/** Copies the hours of a weekday to other weekdays. */
export function HoursCopy({ day, onDone }: { day: number; onDone: () => void }) {
  const { hours, weekdays } = useTexts(restaurantEditorTexts);
  const { getValues, setValue } = useFormContext<RestaurantDraft>();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const announce = useAnnounce();
  const name = weekdays[day] ?? "";
  const others = MONDAY_FIRST.filter((each) => each !== day);

  function copy(): void {
    const times = getValues(`hours.${day}`);
    for (const each of chosen) {
      setValue(
        `hours.${each}`,
        times.map((time) => ({ ...time })),
        { shouldDirty: true },
      );
    }
    announce(hours.copied(name));
    onDone();
  }

  return (
    <Fieldset.Root bg="bg.subtle" rounded="l2" px="4" py="3">
      <Fieldset.Legend fontWeight="semibold" float="left">
        {hours.to(name)}
      </Fieldset.Legend>
      <Wrap clear="both" gap="0" columnGap="5" align="center">
        {others.map((each) => (
          <CheckboxField
            key={each}
            label={weekdays[each]}
            checked={chosen.includes(each)}
            onCheckedChange={(isChosen) =>
              setChosen(isChosen ? [...chosen, each] : chosen.filter((other) => other !== each))
            }
          />
        ))}
      </Wrap>
      <Wrap mt="2">
        <Button variant="outline" colorPalette="gray" onClick={() => setChosen(others)}>
          {hours.all}
        </Button>
        <Button disabled={chosen.length === 0} onClick={copy}>
          {hours.apply}
        </Button>
      </Wrap>
    </Fieldset.Root>
  );
}
