import { useEffect, useState } from "react";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import { callAcceptOffer } from "@/firebase/callables/reservation-callables";
import { reservationTexts } from "@/i18n/reservation-texts";
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
  const passedMs = usePassedMs(serverNow);
  const { id, version, offer_until, start_at, updated_at } = reservation;
  const until = offer_until ?? start_at;
  // The page's clock may lag behind the server's by some seconds.
  const leftMs = Math.max(0, until - Math.max(updated_at, serverNow) - passedMs);

  function accept(): void {
    void run({
      call: () => callAcceptOffer({ reservation_id: id, version }),
      isIn: ({ status }) => status === "confirmed" || status === "requested",
    });
  }

  const seconds = Math.ceil(leftMs / 1000);
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
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
        {texts.offerLeft(clock)}
      </p>
    </div>
  );
}

/** Milliseconds since the last known server time, updated every second. */
function usePassedMs(since: number): number {
  const [passed, setPassed] = useState({ since, ms: 0 });
  useEffect(() => {
    const startedAt = performance.now();
    const timer = setInterval(
      () => setPassed({ since, ms: Math.floor(performance.now() - startedAt) }),
      1000,
    );
    return () => clearInterval(timer);
  }, [since]);
  return passed.since === since ? passed.ms : 0;
}
