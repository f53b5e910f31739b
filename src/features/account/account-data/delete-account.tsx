import { useState } from "react";
import { profileTexts } from "@/i18n/account/profile-texts";
import { useTexts } from "@/i18n/use-texts";
import { focusOnMount } from "@/ui/focus-on-mount";
import { ConfirmIdentity } from "../sign-in/confirm-identity";
import { useSignOut } from "../sign-in/use-sign-out";
import { CallStateNotice } from "./call-state-notice";
import { deleteAccount } from "./delete-account-call";
import { DeletionProgress } from "./deletion-progress";
import { useProtectedCall } from "./use-protected-call";

/** Deletes the account after a confirmation, and all personal data on this device with it. */
export function DeleteAccount({ onDeleted }: { onDeleted: () => void }) {
  const texts = useTexts(profileTexts);
  const signOut = useSignOut();
  const [isConfirming, setConfirming] = useState(false);
  const { step, run, cancel } = useProtectedCall(deleteAccount, async () => {
    onDeleted();
    await signOut();
  });
  if (!isConfirming) {
    return (
      <div className="account__task">
        <p className="account__hint">{texts.deleteHint}</p>
        <button
          className="button button--outline account__delete"
          type="button"
          onClick={() => setConfirming(true)}
        >
          {texts.delete}
        </button>
      </div>
    );
  }
  return (
    <section className="account__task" aria-label={texts.deleteTitle}>
      <h3 className="account__question-title" ref={focusOnMount} tabIndex={-1}>
        {texts.deleteTitle}
      </h3>
      <p>{texts.deleteQuestion}</p>
      <CallStateNotice step={step} />
      {step === "confirm" ? (
        <ConfirmIdentity onConfirmed={run} onCancel={cancel} />
      ) : (
        <div className="account__actions">
          <button
            className="button button--outline account__delete"
            type="button"
            aria-busy={step === "busy"}
            onClick={run}
          >
            {texts.yesDelete}
          </button>
          <button
            className="button button--primary"
            type="button"
            disabled={step === "busy"}
            onClick={() => {
              // Clears the error of the previous attempt.
              cancel();
              setConfirming(false);
            }}
          >
            {texts.noKeep}
          </button>
        </div>
      )}
      {step === "busy" && <DeletionProgress />}
    </section>
  );
}
