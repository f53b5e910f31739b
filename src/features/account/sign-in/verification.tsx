import { useState } from "react";
import { reloadUser, sendVerification } from "@/firebase/auth/auth";
import { accountTexts } from "@/i18n/account/account-texts";
import { useTexts } from "@/i18n/use-texts";
import { Notice } from "@/ui/feedback/notice";
import { AuthProblemNotice } from "./auth-problem-notice";
import { useAuthAction } from "./use-auth-action";

/** Verification of the e-mail address: its state, sending the message again, checking again. */
export function Verification({ email, verified }: { email: string; verified: boolean }) {
  const texts = useTexts(accountTexts);
  const action = useAuthAction();
  const [done, setDone] = useState<"sent" | "checked" | null>(null);
  if (verified) return <p className="account__verified">✓ {texts.verified}</p>;
  return (
    <Notice tone="warning" title={texts.unverifiedTitle}>
      <p>{texts.unverified(email)}</p>
      <AuthProblemNotice problem={action.problem} />
      <div className="account__actions account__actions--verify">
        <button
          className="button button--outline"
          type="button"
          aria-busy={action.busy}
          onClick={async () => {
            setDone(null);
            if (await action.run(sendVerification)) setDone("sent");
          }}
        >
          {texts.sendAgain}
        </button>
        <button
          className="button button--outline"
          type="button"
          aria-busy={action.busy}
          onClick={async () => {
            setDone(null);
            if (await action.run(reloadUser)) setDone("checked");
          }}
        >
          {texts.checkVerified}
        </button>
      </div>
      <output>
        {done === "sent" && texts.sentAgain}
        {done === "checked" && texts.stillUnverified}
      </output>
    </Notice>
  );
}
