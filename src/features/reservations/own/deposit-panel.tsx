import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { paymentStage } from "@/data/payment/payment-stage";
import { useOpenPayment } from "@/data/payment/use-open-payment";
import { usePaymentSync } from "@/data/payment/use-payment-sync";
import { useServerClock } from "@/data/use-server-clock";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import { formatPrice } from "@/domain/text/format";
import { formatCountdown } from "@/domain/text/format-countdown";
import { depositTexts } from "@/i18n/table/deposit-texts";
import { useReservationRefusalText } from "@/i18n/table/use-reservation-refusal-text";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { Notice } from "@/ui/feedback/notice";

/**
 * The deposit of a reservation that waits for it: leads to the provider's page, at once if the guest
 * comes from the booking.
 */
export function DepositPanel({ reservation }: { reservation: Reservation }) {
  const texts = useTexts(depositTexts);
  const language = useLanguage();
  const { id, pay_by, deposit } = reservation;
  const isFromBooking = useJustBooked(id);
  const sync = usePaymentSync("reservation_id", reservation, { isKnownOpen: isFromBooking });
  const [opening, open] = useOpenPayment("reservation_id", id);
  const now = useServerClock(true);
  useEffect(() => {
    if (isFromBooking) void open();
  }, [isFromBooking, open]);

  const stage = paymentStage(reservation, { sync, opening: opening.phase }, now);
  return (
    <section className="offered-table" aria-label={texts.title} data-testid="deposit-panel">
      {stage === "declined" ? (
        <Notice tone="error" title={texts.stages.declined} />
      ) : (
        <p className="reservation-card__sentence" role="status">
          <strong>{texts.stages[stage]}</strong>
        </p>
      )}
      {opening.phase === "failed" && <OpenProblem problem={opening.problem} />}
      {(stage === "open" || stage === "declined") && (
        <>
          <button
            className="button button--primary button--large"
            type="button"
            onClick={() => void open()}
          >
            {texts.pay(formatPrice(deposit?.cents ?? 0, language))}
          </button>
          <p className="offered-table__left">{texts.provider}</p>
          {pay_by ? (
            <p className="offered-table__left" role="timer">
              {texts.left(formatCountdown(pay_by - now))}
            </p>
          ) : null}
        </>
      )}
    </section>
  );
}

type Opening = ReturnType<typeof useOpenPayment>[0];

/** Why the provider's page did not open. */
function OpenProblem({ problem }: Pick<Extract<Opening, { phase: "failed" }>, "problem">) {
  const texts = useTexts(depositTexts);
  const refusalText = useReservationRefusalText();
  if (problem.kind === "refused") {
    return <Notice tone="error" title={refusalText(problem.refusal).title} />;
  }
  return <Notice tone="error" title={problem.kind === "offline" ? texts.offline : texts.failed} />;
}

/** Whether the booking has just led here; neither a reload nor the way back repeats it. */
function useJustBooked(id: string): boolean {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const [isSent] = useState(() => state?.bookedId === id);
  useEffect(() => {
    if (isSent) navigate(pathname, { replace: true, state: null });
  }, [isSent, pathname, navigate]);
  return isSent;
}
