import { useState } from "react";
import { profileTexts } from "@/i18n/account/profile-texts";
import { useTexts } from "@/i18n/use-texts";
import { saveProfileAtom } from "@/state/account/account-profile-atoms";
import { profileAtom } from "@/state/account/profile-atoms";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import "./account-consent.css";

/** Gives or withdraws the consent to store the details in the account, at once. */
export function AccountConsent() {
  const texts = useTexts(profileTexts);
  const { inAccount } = useAtomValue(profileAtom);
  const save = useSetAtom(saveProfileAtom);
  const [state, setState] = useState<"idle" | "busy" | "stored" | "deleted" | "failed">("idle");

  function agree(next: boolean): void {
    if (state === "busy") return;
    setState("busy");
    save({ inAccount: next }).then(
      () => setState(next ? "stored" : "deleted"),
      () => setState("failed"),
    );
  }
  const message = {
    idle: null,
    busy: texts.accountBusy,
    stored: texts.accountStored,
    deleted: texts.accountDeleted,
    failed: texts.accountFailed,
  }[state];
  return (
    <>
      <label className="account__consent">
        <input
          type="checkbox"
          checked={inAccount}
          aria-disabled={state === "busy"}
          onChange={(event) => agree(event.target.checked)}
        />
        {texts.accountConsent}
      </label>
      <output className="account__done">{message}</output>
    </>
  );
}
