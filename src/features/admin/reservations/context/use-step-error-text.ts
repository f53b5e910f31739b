import type { SendProblem } from "@/data/send-once/send-machine";
import { reservationStatusSchema } from "@/domain/reservation/reservation.schema";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { reservationStatusTexts } from "@/i18n/table/reservation-status-texts";
import { useTexts } from "@/i18n/use-texts";

/** Text of an error in the current language. */
export function useStepErrorText(): (problem: SendProblem) => string {
  const texts = useTexts(reservationDayTexts).problems;
  const statuses = useTexts(reservationStatusTexts);
  return (problem) => {
    if (problem.phase !== "refused") {
      return problem.phase === "offline" ? texts.offline : texts.unknown;
    }
    const { reason, current, field } = problem.refusal;
    const isAboutTables = field?.startsWith("table_ids");
    const status = reservationStatusSchema.safeParse(current);
    switch (reason) {
      case "VERSION_CONFLICT":
        return texts.conflict;
      case "WRONG_STATE":
        return status.success ? texts.state(statuses[status.data]) : texts.other;
      case "NOT_ALLOWED":
      case "NOT_FOUND":
        return texts.notAllowed;
      case "SLOT_FULL":
        return isAboutTables ? texts.tableTaken : texts.full;
      case "PARTY_SIZE":
        return isAboutTables ? texts.tableTooSmall : texts.other;
      case "SLOT_PAST":
        return texts.past;
      case "CLOSED":
        return texts.closed;
      case "TOO_FAR_AHEAD":
        return texts.far;
      default:
        return texts.other;
    }
  };
}
