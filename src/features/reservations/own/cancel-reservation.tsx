import { useEffect, useRef, useState } from "react";
import { depositLeft } from "@/domain/reservation/deposit/deposit-left";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import { canCancelReservation } from "@/domain/reservation/steps/reservation-machine";
import { formatPrice } from "@/domain/text/format";
import { callCancelReservation } from "@/firebase/callables/reservation-callables";
import { depositTexts } from "@/i18n/table/deposit-texts";
import { reservationTexts } from "@/i18n/table/reservation-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { useAnnounce } from "@/ui/feedback/announcer";
import { StepProblem } from "./step-problem";
import { useReservationStep } from "./use-reservation-step";

/** Cancels until the start, after a confirmation. */
export function CancelReservation({ reservation }: { reservation: Reservation }) {
  const texts = useTexts(reservationTexts);
  const deposits = useTexts(depositTexts);
  const language = useLanguage();
  const now = useAtomValue(serverNowAtom);
  const announce = useAnnounce();
  const [isConfirming, setConfirming] = useState(false);
  const { isBusy, problem, run } = useReservationStep(reservation);
  const confirmRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isConfirming) confirmRef.current?.focus();
  }, [isConfirming]);

  async function cancel(): Promise<void> {
    const { id, version } = reservation;
    const isMade = await run({
      call: () => callCancelReservation({ reservation_id: id, version }),
      isVisibleIn: ({ status }) => status === "cancelled",
    });
    setConfirming(false);
    // The card has moved to the past reservations.
    if (isMade) announce(texts.sentences.cancelled);
  }

  const { status, deposit } = reservation;
  const left = depositLeft(reservation);
  const amount = formatPrice(left, language);
  const isPlace = status === "waiting" || status === "offered";
  const leave = status === "waiting" ? texts.leave : texts.decline;
  const yes = isPlace ? texts.leaveYes : texts.cancelYes;
  if (!canCancelReservation(reservation, now)) {
    return problem ? <StepProblem problem={problem} /> : null;
  }
  if (!isConfirming) {
    return (
      <>
        <button className="button button--ghost" type="button" onClick={() => setConfirming(true)}>
          {isPlace ? leave : texts.cancel}
        </button>
        {problem && <StepProblem problem={problem} />}
      </>
    );
  }
  return (
    <fieldset className="reservation-question">
      <legend>{isPlace ? texts.leaveQuestion : texts.cancelQuestion}</legend>
      {left > 0 && deposit && (
        <p>{now <= deposit.free_until ? deposits.cancelFree(amount) : deposits.keptNow(amount)}</p>
      )}
      <button
        ref={confirmRef}
        className="button reservation-question__yes"
        type="button"
        disabled={isBusy}
        onClick={cancel}
      >
        {isBusy ? texts.cancelling : yes}
      </button>
      <button
        className="button button--outline"
        type="button"
        disabled={isBusy}
        onClick={() => setConfirming(false)}
      >
        {texts.cancelNo}
      </button>
    </fieldset>
  );
}
