import { useReservationDay } from "@/data/staff/reservation-day-provider";
import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import { reservationPlanTexts } from "@/i18n/admin/reservation-plan-texts";
import { useTexts } from "@/i18n/use-texts";
import { tableNames } from "./table-names";

/** Names the tables of a reservation, for example "Table 7 + 8"; null without a table. */
export function useTableText(): (
  reservation: Pick<StaffReservation, "resto_key" | "table_ids">,
) => string | null {
  const texts = useTexts(reservationPlanTexts);
  const { restaurants } = useReservationDay();
  return ({ resto_key, table_ids }) => {
    const restaurant = restaurants.find(({ key }) => key === resto_key);
    const names = tableNames(restaurant, table_ids);
    return names === null ? null : texts.table(names);
  };
}
