import { useState } from "react";
import type { Order } from "@/domain/order/order.schema";
import { acceptedPromise, slipMinutes } from "@/domain/order/timing/first-promise";
import { formatTime } from "@/domain/text/format";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import { boardTexts } from "@/i18n/admin/board-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { useBoardContext } from "../context/board-context";
import { clampPromisedMinutes, PROMISE_STEP_MINUTES, suggestedMinutes } from "./suggested-minutes";
import { hoursAndMinutes } from "./time-span";

/**
 * Accepts the order at the suggested time, which two buttons move in five-minute steps. The button
 * says by how much that is later than the checkout promised.
 */
export function AcceptControls({ order, busy }: { order: Order; busy: boolean }) {
  const texts = useTexts(boardTexts);
  const { steps, leadMinutesOf } = useBoardContext();
  const now = useAtomValue(serverNowAtom);
  // Stored as an offset, because the suggestion follows the clock.
  const [shift, setShift] = useState(0);
  const suggested = suggestedMinutes(order, leadMinutesOf(order), now);
  const minutes = clampPromisedMinutes(suggested + shift);
  const eta = acceptedPromise(order, now + minutes * MINUTE_MS);
  const slip = slipMinutes(order, eta);
  const move = (by: number) => setShift(clampPromisedMinutes(minutes + by) - suggested);
  return (
    <>
      <button
        className="card-button"
        type="button"
        data-key="-"
        aria-label={texts.earlier}
        disabled={busy || minutes <= PROMISE_STEP_MINUTES}
        onClick={() => move(-PROMISE_STEP_MINUTES)}
      >
        −5
      </button>
      <button
        className="card-button card-button--main"
        type="button"
        data-main
        aria-disabled={busy}
        title={formatTime(eta)}
        onClick={() => steps.run(order, { to: "accepted", eta_minutes: minutes })}
      >
        {busy ? texts.busy : texts.accept} <b>{texts.span(...hoursAndMinutes(minutes))}</b>{" "}
        {slip > 0 && <small>{texts.slip(texts.span(...hoursAndMinutes(slip)))}</small>}
      </button>
      <button
        className="card-button"
        type="button"
        data-key="+"
        aria-label={texts.later5}
        disabled={busy}
        onClick={() => move(PROMISE_STEP_MINUTES)}
      >
        +5
      </button>
    </>
  );
}
