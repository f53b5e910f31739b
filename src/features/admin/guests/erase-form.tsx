import { type FormEvent, useId, useState } from "react";
import type { EraseGuestAnswer } from "@/domain/guest/guest-answers.schema";
import { isSameTyped } from "@/domain/guest/guest-query";
import { callEraseGuest } from "@/firebase/callables/guest-callables";
import { guestsTexts } from "@/i18n/admin/guests-texts";
import { useTexts } from "@/i18n/use-texts";
import { withStepUp } from "@/state/account/step-up";
import { focusOnMount } from "@/ui/focus-on-mount";
import type { FoundGuest } from "./found-guest";
import { type GuestProblem, guestProblemOf } from "./guest-problem";

interface EraseFormProps {
  readonly guest: FoundGuest;
  readonly onErased: (answer: EraseGuestAnswer) => void;
  readonly onCancel: () => void;
}

/** Erases a guest after the number or address has been entered a second time. */
export function EraseForm({ guest, onErased, onCancel }: EraseFormProps) {
  const texts = useTexts(guestsTexts);
  const [repeated, setRepeated] = useState("");
  const [step, setStep] = useState<"idle" | "different" | "busy" | GuestProblem>("idle");
  const id = useId();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (step === "busy") return;
    if (!isSameTyped(repeated, guest.typed)) {
      setStep("different");
      return;
    }
    setStep("busy");
    const { restoKey, contact } = guest;
    const answer = await withStepUp(() => callEraseGuest({ resto_key: restoKey, ...contact }));
    if (answer.ok) onErased(answer.value);
    else setStep(guestProblemOf(answer.error) ?? "idle");
  }

  const isWrong = step === "different";
  return (
    <form className="guest-form guest-form--danger" noValidate onSubmit={submit}>
      <h4 className="guest-form__title" ref={focusOnMount} tabIndex={-1}>
        {texts.eraseTitle}
      </h4>
      {texts.eraseHelp.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <div className="admin-field">
        <label className="admin-field__label" htmlFor={id}>
          {texts.eraseRepeat(guest.typed)}
        </label>
        <input
          className="admin-field__control"
          id={id}
          type="text"
          autoComplete="off"
          spellCheck={false}
          maxLength={320}
          value={repeated}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          onChange={(event) => setRepeated(event.target.value)}
        />
        {isWrong && (
          <p className="admin-field__error" id={`${id}-error`} role="alert">
            {texts.eraseDifferent}
          </p>
        )}
      </div>
      {step !== "idle" && step !== "different" && step !== "busy" && (
        <p className="admin-field__error" role="alert">
          {texts.problems[step]}
        </p>
      )}
      <div className="guest-form__actions">
        <button
          className="button button--outline guest-tasks__danger"
          type="submit"
          aria-busy={step === "busy"}
        >
          {step === "busy" ? texts.erasing : texts.eraseYes}
        </button>
        <button className="button button--primary" type="button" onClick={onCancel}>
          {texts.cancel}
        </button>
      </div>
    </form>
  );
}
