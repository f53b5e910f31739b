import { freeUntil } from "@/domain/reservation/deposit/deposit-terms";
import type { DepositTerms } from "@/domain/reservation/deposit.schema";
import { formatPrice } from "@/domain/text/format";
import { formatMoment } from "@/domain/text/format-moment";
import type { Instant } from "@/domain/time/berlin-time";
import { depositTexts } from "@/i18n/table/deposit-texts";
import { reservationTexts } from "@/i18n/table/reservation-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";

interface DepositNoteProps {
  readonly terms: DepositTerms;
  readonly party_size: number;
  /** Null until a time is chosen. */
  readonly start: Instant | null;
}

/** Amount and rule of the deposit, which the guest agrees to with the button below. */
export function DepositNote({ terms, party_size, start }: DepositNoteProps) {
  const texts = useTexts(depositTexts);
  const { guests } = useTexts(reservationTexts);
  const language = useLanguage();
  const now = useAtomValue(serverNowAtom);
  const until = start === null ? null : freeUntil(terms, start);
  const isTooLate = until !== null && now > until;
  return (
    <div className="booking-conditions__notice" data-testid="deposit-note">
      <strong>{texts.amount(formatPrice(terms.cents, language), guests(party_size))}</strong>
      <p>
        {texts.credited}{" "}
        {until !== null && (isTooLate ? texts.notFree : texts.free(formatMoment(until, language)))}{" "}
        {!isTooLate && texts.kept} {texts.consent}
      </p>
    </div>
  );
}
