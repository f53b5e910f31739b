import { SelectField } from "@/admin-ui/form/select-field";
import { useReservationDay } from "@/data/staff/reservation-day-provider";
import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import { takenTables } from "@/domain/reservation/seating/assign-tables";
import { tablePlanOf } from "@/domain/reservation/seating/table-plan";
import { stayFrom } from "@/domain/reservation/times/bookable-times";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { minutesOf, toInstant } from "@/domain/time/berlin-time";
import { reservationPlanTexts } from "@/i18n/admin/reservation-plan-texts";
import { useTexts } from "@/i18n/use-texts";
import { useSeating } from "../context/use-seating";
import { tableNames } from "../move/table-names";
import type { PlaceDraft } from "./time-select";

interface TableSelectProps {
  readonly restaurant: Restaurant;
  readonly draft: PlaceDraft;
  /** The reservation that is moved: its own table counts as free. */
  readonly moved?: StaffReservation;
  /** Undefined leaves the choice to the server. */
  readonly onChange: (tableIds: readonly string[] | undefined) => void;
}

/** Selects a table or combination that is large enough; renders nothing without tables. */
export function TableSelect({ restaurant, draft, moved, onChange }: TableSelectProps) {
  const texts = useTexts(reservationPlanTexts);
  const { date: shownDate } = useReservationDay();
  const seating = useSeating(restaurant, moved?.id);
  const plan = tablePlanOf(restaurant);
  if (!plan) return null;
  const { date, time, party_size, table_ids } = draft;
  const isKnown = time !== null && date === shownDate;
  const stay = stayFrom(seating, toInstant(date, minutesOf(time ?? "00:00")), party_size);
  const taken = isKnown ? takenTables(plan, seating.held, stay) : new Map<string, string>();
  const chosen = table_ids?.join(" ") ?? "";
  const groups = plan.groups.filter(
    ({ seats, table_ids: ids }) => seats >= party_size || ids.join(" ") === chosen,
  );
  const isListed = chosen === "" || groups.some(({ table_ids: ids }) => ids.join(" ") === chosen);
  return (
    <SelectField
      label={texts.tables}
      value={chosen}
      onChange={({ target }) => onChange(target.value ? target.value.split(" ") : undefined)}
    >
      <option value="">{texts.anyTable}</option>
      {!isListed && (
        <option value={chosen}>{texts.table(tableNames(restaurant, table_ids) ?? chosen)}</option>
      )}
      {groups.map(({ table_ids: ids, seats }) => {
        const table = texts.table(tableNames(restaurant, ids) ?? ids.join(" "));
        const isTaken = ids.some((id) => taken.has(id));
        return (
          <option key={ids.join(" ")} value={ids.join(" ")}>
            {isTaken
              ? texts.tableTaken(table, texts.seats(seats))
              : texts.tableChoice(table, texts.seats(seats))}
          </option>
        );
      })}
    </SelectField>
  );
}
