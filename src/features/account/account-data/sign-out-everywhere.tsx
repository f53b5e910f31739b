import { useState } from "react";
import type { AuthResult } from "@/firebase/auth/auth";
import { callSignOutEverywhere } from "@/firebase/callables/account-callables";
import { profileTexts } from "@/i18n/account/profile-texts";
import { useTexts } from "@/i18n/use-texts";
import { focusOnMount } from "@/ui/focus-on-mount";

/** Ends all sessions of the user's account after a confirmation, this one last. */
export function SignOutEverywhere({ signOut }: { signOut: () => Promise<AuthResult> }) {
  const texts = useTexts(profileTexts);
  const [step, setStep] = useState<"idle" | "asking" | "busy" | "failed">("idle");

  async function act(): Promise<void> {
    if (step === "busy") return;
    setStep("busy");
    const answer = await callSignOutEverywhere();
    const result = answer.ok ? await signOut() : answer;
    if (!result.ok) setStep("failed");
  }
  return (
    <div className="account__task">
      <p className="account__hint">{texts.everywhereHint}</p>
      {step === "failed" && <p role="alert">{texts.unknown}</p>}
      {step === "idle" ? (
        <button className="button button--outline" type="button" onClick={() => setStep("asking")}>
          {texts.everywhere}
        </button>
      ) : (
        <fieldset className="account__question" aria-label={texts.everywhere}>
          <button
            className="button button--primary"
            type="button"
            ref={focusOnMount}
            aria-busy={step === "busy"}
            onClick={act}
          >
            {texts.everywhereYes}
          </button>
          <button className="button button--outline" type="button" onClick={() => setStep("idle")}>
            {texts.everywhereNo}
          </button>
        </fieldset>
      )}
    </div>
  );
}
