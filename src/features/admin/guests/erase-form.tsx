import { Text } from "@chakra-ui/react";
import { useState } from "react";
import { TextField } from "@/admin-ui/form/text-field";
import { type GuestProblem, guestProblemOf } from "@/data/staff/guest-problem";
import type { EraseGuestAnswer } from "@/domain/guest/guest-answers.schema";
import { isSameTyped } from "@/domain/guest/guest-query";
import { callEraseGuest } from "@/firebase/callables/guest-callables";
import { guestsTexts } from "@/i18n/admin/guests-texts";
import { useTexts } from "@/i18n/use-texts";
import { withStepUp } from "@/state/account/step-up";
import type { ResultGuest } from "./result-guest";
import { TaskForm } from "./task-form";

interface EraseFormProps {
  readonly guest: ResultGuest;
  readonly onErased: (answer: EraseGuestAnswer) => void;
  readonly onCancel: () => void;
}

/** Erases a guest after the number or address has been entered a second time. */
export function EraseForm({ guest, onErased, onCancel }: EraseFormProps) {
  const texts = useTexts(guestsTexts);
  const [repeated, setRepeated] = useState("");
  const [step, setStep] = useState<"idle" | "different" | "busy" | GuestProblem>("idle");

  async function submit(): Promise<void> {
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

  const busy = step === "busy";
  const isWrong = step === "different";
  return (
    <TaskForm
      title={texts.eraseTitle}
      problem={step === "idle" || isWrong || busy ? null : texts.problems[step]}
      submit={{ label: busy ? texts.erasing : texts.eraseYes, busy, danger: true }}
      onSubmit={() => void submit()}
      onCancel={onCancel}
    >
      {texts.eraseHelp.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      <TextField
        label={texts.eraseRepeat(guest.typed)}
        error={isWrong && texts.eraseDifferent}
        autoComplete="off"
        spellCheck={false}
        maxLength={320}
        value={repeated}
        onChange={(event) => setRepeated(event.target.value)}
      />
    </TaskForm>
  );
}
