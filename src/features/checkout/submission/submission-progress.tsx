import { useEffect, useState } from "react";
import { isBusy, type SendState } from "@/data/send-once/send-machine";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { useTexts } from "@/i18n/use-texts";

const SLOW_AFTER_MS = 2_000;

/** Progress of the order, below the button. */
export function SubmissionProgress({ state }: { state: SendState<unknown> }) {
  return (
    <output className="submission-progress" data-testid="submission-progress">
      {isBusy(state) && <Progress state={state} />}
    </output>
  );
}

function Progress({ state }: { state: SendState<unknown> }) {
  const texts = useTexts(checkoutTexts);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (state.phase === "sending" && state.lost > 0) return texts.retrying;
  if (slow) return texts.slow;
  return state.phase === "signing-in" ? texts.signingIn : texts.sending;
}
