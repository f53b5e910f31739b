import type { ReactNode } from "react";
import { useRestaurant } from "@/data/restaurant-provider";
import type { TablesState } from "@/data/use-available-tables";
import { reservationTexts } from "@/i18n/table/reservation-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { availabilityAtom } from "@/state/restaurant/availability-atom";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { DayChooser } from "./day-chooser";
import { PartyStepper } from "./party-stepper";
import type { TableChoice } from "./table-choice";
import { calendarDays } from "./table-days";
import { TableTimes } from "./table-times";

interface TableChooserProps {
  readonly choice: TableChoice;
  readonly tables: TablesState;
  readonly onChange: (choice: TableChoice) => void;
  readonly onRefresh: () => void;
  /** Error message of the time. */
  readonly error?: string | undefined;
}

/** Party size, day and free times, each in its own step. */
export function TableChooser(props: TableChooserProps) {
  const { choice, onChange } = props;
  const texts = useTexts(reservationTexts);
  const restaurant = useRestaurant();
  const availability = useAtomValue(availabilityAtom);
  const now = useAtomValue(serverNowAtom);
  return (
    <>
      <ChooserStep title={texts.party}>
        <PartyStepper
          value={choice.party_size}
          onChange={(party_size) => onChange({ ...choice, party_size })}
        />
      </ChooserStep>
      <ChooserStep title={texts.day}>
        <DayChooser
          value={choice.date}
          days={calendarDays(restaurant, availability, now)}
          onChange={(date) =>
            onChange({ ...choice, date, time: date === choice.date ? choice.time : null })
          }
        />
      </ChooserStep>
      <ChooserStep title={texts.time}>
        <TableTimes {...props} />
      </ChooserStep>
    </>
  );
}

export function ChooserStep({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="booking-step">
      <h2 className="booking-step__title">{title}</h2>
      {children}
    </section>
  );
}
