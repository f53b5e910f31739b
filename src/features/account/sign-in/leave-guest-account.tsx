import { useState } from "react";
import { accountTexts } from "@/i18n/account/account-texts";
import { useTexts } from "@/i18n/use-texts";
import { focusOnMount } from "@/ui/focus-on-mount";
import { AuthProblemNotice } from "./auth-problem-notice";
import { useAuthAction } from "./use-auth-action";
import { useSignOut } from "./use-sign-out";

/** Signs out of a guest account after a confirmation, because its orders become unreachable. */
export function LeaveGuestAccount() {
  const texts = useTexts(accountTexts);
  const action = useAuthAction();
  const signOut = useSignOut();
  const [isConfirming, setConfirming] = useState(false);
  if (!isConfirming) {
    return (
      <button className="button button--ghost" type="button" onClick={() => setConfirming(true)}>
        {texts.guestSignOut}
      </button>
    );
  }
  return (
    <fieldset className="account__question">
      <legend>{texts.guestSignOutQuestion}</legend>
      <AuthProblemNotice problem={action.problem} />
      <button
        className="button button--outline"
        type="button"
        aria-busy={action.busy}
        onClick={() => action.run(signOut)}
      >
        {texts.yesLeave}
      </button>
      <button
        className="button button--primary"
        type="button"
        ref={focusOnMount}
        onClick={() => setConfirming(false)}
      >
        {texts.noStay}
      </button>
    </fieldset>
  );
}
