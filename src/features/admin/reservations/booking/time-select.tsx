import { SelectField } from "@/admin-ui/form/select-field";
import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { controlTexts } from "@/i18n/control-texts";
import { useTexts } from "@/i18n/use-texts";
import { useTimeChoices } from "./use-time-choices";

/** Day, time, party size and tables; `time` is null until one is selected. */
export interface PlaceDraft {
  readonly date: string;
  readonly time: string | null;
  readonly party_size: number;
  readonly table_ids?: readonly string[];
}

interface TimeSelectProps {
  readonly restaurant: Restaurant;
  readonly draft: PlaceDraft;
  /** The reservation that is moved: its own seats and table count as free. */
  readonly moved?: StaffReservation;
  readonly error?: string | undefined;
  readonly onChange: (time: string) => void;
}

/** Selects a quarter of an hour in opening hours. Shows free seats on the day of the page. */
export function TimeSelect({ restaurant, draft, moved, error, onChange }: TimeSelectProps) {
  const texts = useTexts(reservationDayTexts);
  const controls = useTexts(controlTexts);
  const choices = useTimeChoices(restaurant, draft, moved?.id);
  const isListed = choices.some(({ time }) => time === draft.time);
  return (
    <SelectField
      label={texts.time}
      value={draft.time ?? ""}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    >
      {draft.time === null && <option value="">{controls.selectTime}</option>}
      {/* Keeps the current time of a reservation selectable, even outside opening hours. */}
      {draft.time !== null && !isListed && <option value={draft.time}>{draft.time}</option>}
      {choices.map(({ time, free }) => (
        <option key={time} value={time}>
          {free === null ? time : texts.free(time, free)}
        </option>
      ))}
    </SelectField>
  );
}
