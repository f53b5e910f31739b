import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { MONDAY_FIRST } from "@/domain/time/week";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import type { RestaurantDraft } from "@/state/staff/restaurant-draft-atoms";
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
    <fieldset className="hours-copy">
      <legend className="hours-copy__title">{hours.to(name)}</legend>
      <button type="button" className="row-button" onClick={() => setChosen(others)}>
        {hours.all}
      </button>
      {others.map((each) => (
        <label key={each} className="hours-copy__day">
          <input
            type="checkbox"
            checked={chosen.includes(each)}
            onChange={(event) =>
              setChosen(
                event.target.checked ? [...chosen, each] : chosen.filter((other) => other !== each),
              )
            }
          />
          {weekdays[each]}
        </label>
      ))}
      <button
        type="button"
        className="button button--primary"
        disabled={chosen.length === 0}
        onClick={copy}
      >
        {hours.apply}
      </button>
    </fieldset>
  );
}
