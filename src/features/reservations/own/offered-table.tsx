import { useServerClock } from "@/data/use-server-clock";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import { formatCountdown } from "@/domain/text/format-countdown";
import { callAcceptOffer } from "@/firebase/callables/reservation-callables";
import { reservationTexts } from "@/i18n/table/reservation-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { StepProblem } from "./step-problem";
import { useReservationStep } from "./use-reservation-step";

/** A table offered from the waitlist: accept it, with the time left. */
export function OfferedTable({ reservation }: { reservation: Reservation }) {
  const texts = useTexts(reservationTexts);
  const { isBusy, problem, run } = useReservationStep(reservation);
  const serverNow = useAtomValue(serverNowAtom);
  const now = useServerClock(true);
  const { id, version, offer_until, start_at, updated_at } = reservation;
  const until = offer_until ?? start_at;
  // The page's clock may lag behind the server's by some seconds.
  const lagMs = Math.max(0, updated_at - serverNow);
  const leftMs = Math.max(0, until - now - lagMs);

  function accept(): void {
    void run({
      call: () => callAcceptOffer({ reservation_id: id, version }),
      isVisibleIn: ({ status }) => status === "confirmed" || status === "requested",
    });
  }

  return (
    <div className="offered-table">
      {problem && <StepProblem problem={problem} />}
      <button
        className="button button--primary button--large"
        type="button"
        disabled={isBusy || leftMs === 0}
        onClick={accept}
      >
        {isBusy ? texts.accepting : texts.accept}
      </button>
      <p className="offered-table__left" role="timer">
        {texts.offerLeft(formatCountdown(leftMs))}
      </p>
    </div>
  );
}
