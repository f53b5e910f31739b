import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import { formatLocalDay } from "@/domain/text/format";
import { reservationPlanTexts } from "@/i18n/admin/reservation-plan-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { useTableText } from "../move/use-table-text";
import type { MoveTarget } from "./reservation-steps";

/** Names the target of a move: the day if it changes, the time, and the tables if they are known. */
export function usePlaceText(): (reservation: StaffReservation, target: MoveTarget) => string {
  const texts = useTexts(reservationPlanTexts);
  const language = useLanguage();
  const tableText = useTableText();
  return ({ local_date, resto_key }, { date, time, table_ids }) => {
    const day = date === local_date ? null : formatLocalDay(date, language);
    const table = tableText({ resto_key, table_ids: [...(table_ids ?? [])] });
    return [day, texts.time(time), table].filter((part) => part !== null).join(", ");
  };
}
