import { useEffect, useState } from "react";
import { checkoutTexts } from "@/i18n/checkout-texts";
import { useTexts } from "@/i18n/use-texts";
import { isBusy, type Submission } from "./submission-machine";

const SLOW_AFTER_MS = 2_000;

/** Says below the button how the order is getting on. */
export function SubmissionProgress({ submission }: { submission: Submission }) {
  const busy = isBusy(submission);
  return (
    <output className="submission-progress">{busy && <Progress submission={submission} />}</output>
  );
}

function Progress({ submission }: { submission: Submission }) {
  const texts = useTexts(checkoutTexts);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (submission.phase === "sending" && submission.lost > 0) return texts.retrying;
  if (slow) return texts.slow;
  return submission.phase === "signing-in" ? texts.signingIn : texts.sending;
}
