import type { Reservation } from "@/domain/reservation/reservation.schema";
import { depositFacts } from "@/i18n/table/deposit-facts";
import { useLanguage } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";

/** State of a reservation's deposit; renders nothing without a deposit. */
export function DepositFactsList({ reservation }: { reservation: Reservation }) {
  const language = useLanguage();
  const now = useAtomValue(serverNowAtom);
  return depositFacts(reservation, now, language).map((fact) => (
    <span key={fact} className="past-reservation__detail" data-testid="deposit-fact">
      {fact}
    </span>
  ));
}
