import { type FormEvent, useId, useState } from "react";
import { phoneSchema } from "@/domain/contact/contact.schema";
import { type BlockLength, blockEnd } from "@/domain/guest/block-end";
import { guestsTexts } from "@/i18n/admin/guests-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { focusOnMount } from "@/ui/focus-on-mount";
import { BlockFields } from "./block-fields";
import { BlockLengthChoice } from "./block-length-choice";
import type { FoundGuest } from "./found-guest";
import type { GuestProblem } from "./guest-problem";
import { newestAccount, newestPhone } from "./newest-account";
import type { Blocks } from "./use-blocks";

interface BlockFormProps {
  readonly guest: FoundGuest;
  readonly blocks: Blocks;
  readonly onBlocked: () => void;
  readonly onCancel: () => void;
}

/** Blocks a phone number, and the account behind it if wanted. */
export function BlockForm({ guest, blocks, onBlocked, onCancel }: BlockFormProps) {
  const texts = useTexts(guestsTexts);
  const now = useAtomValue(serverNowAtom);
  const account = newestAccount(guest.found);
  const [phone, setPhone] = useState(() =>
    "phone" in guest.contact ? guest.contact.phone : newestPhone(guest.found),
  );
  const [reason, setReason] = useState("");
  const [length, setLength] = useState<BlockLength>("month");
  const [withAccount, setWithAccount] = useState(account !== null);
  const [step, setStep] = useState<"idle" | "invalid" | "busy" | GuestProblem>("idle");
  const title = useId();
  const isPhone = phoneSchema.safeParse(phone).success;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (step === "busy") return;
    if (!isPhone || reason.trim() === "") {
      setStep("invalid");
      return;
    }
    setStep("busy");
    const uid = withAccount && account !== null ? { uid: account } : {};
    const until = blockEnd(length, now);
    const problem = await blocks.change({ phone, ...uid, until, reason: reason.trim() });
    if (problem) setStep(problem);
    else onBlocked();
  }

  const isInvalid = step === "invalid";
  return (
    <form className="guest-form" aria-labelledby={title} noValidate onSubmit={submit}>
      <h4 className="guest-form__title" id={title} ref={focusOnMount} tabIndex={-1}>
        {texts.blockTitle}
      </h4>
      <p>{texts.blockHelp}</p>
      <BlockFields
        phone={{ value: phone, onChange: setPhone, isWrong: isInvalid && !isPhone }}
        reason={{ value: reason, onChange: setReason, isWrong: isInvalid && reason.trim() === "" }}
      />
      {account !== null && (
        <label className="guest-form__check">
          <input
            type="checkbox"
            checked={withAccount}
            onChange={(event) => setWithAccount(event.target.checked)}
          />
          {texts.blockAccount}
        </label>
      )}
      <BlockLengthChoice value={length} now={now} onChange={setLength} />
      {step !== "idle" && step !== "invalid" && step !== "busy" && (
        <p className="admin-field__error" role="alert">
          {texts.problems[step]}
        </p>
      )}
      <div className="guest-form__actions">
        <button className="button button--primary" type="submit" aria-busy={step === "busy"}>
          {step === "busy" ? texts.blocking : texts.blockYes}
        </button>
        <button className="button button--outline" type="button" onClick={onCancel}>
          {texts.cancel}
        </button>
      </div>
    </form>
  );
}
