import { useState } from "react";
import { callExportMyData } from "@/firebase/callables/account-callables";
import { profileTexts } from "@/i18n/account/profile-texts";
import { useTexts } from "@/i18n/use-texts";
import { downloadFile } from "@/ui/download-file";
import { ConfirmIdentity } from "../sign-in/confirm-identity";
import { CallStateNotice } from "./call-state-notice";
import { useProtectedCall } from "./use-protected-call";

/** Downloads everything stored about the account (GDPR articles 15 and 20). */
export function DataExport() {
  const texts = useTexts(profileTexts);
  const [outcome, setOutcome] = useState<"complete" | "partial" | null>(null);
  const { step, run, cancel } = useProtectedCall(callExportMyData, (answer) => {
    const fileName = `${texts.fileName}-${answer.exported_at.slice(0, 10)}.json`;
    downloadFile(fileName, JSON.stringify(answer, null, 2), "application/json");
    setOutcome(answer.complete ? "complete" : "partial");
  });
  return (
    <div className="account__task">
      <p className="account__hint">{texts.exportHint}</p>
      <CallStateNotice step={step} />
      {step === "confirm" ? (
        <ConfirmIdentity onConfirmed={run} onCancel={cancel} />
      ) : (
        <button
          className="button button--outline"
          type="button"
          aria-busy={step === "busy"}
          onClick={() => {
            setOutcome(null);
            void run();
          }}
        >
          {texts.export}
        </button>
      )}
      <output className="account__done">
        {step === "busy" && texts.exporting}
        {outcome === "complete" && texts.exported}
        {outcome === "partial" && texts.exportedPartly}
      </output>
    </div>
  );
}
