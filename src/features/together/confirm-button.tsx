import { useState } from "react";
import { togetherTexts } from "@/i18n/order/together-texts";
import { useTexts } from "@/i18n/use-texts";
import { focusOnMount } from "@/ui/focus-on-mount";

interface ConfirmButtonProps {
  readonly label: string;
  readonly question: string;
  readonly onConfirm: () => void;
}

/** A button that asks before an action that cannot be undone. */
export function ConfirmButton({ label, question, onConfirm }: ConfirmButtonProps) {
  const texts = useTexts(togetherTexts);
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <button className="button button--ghost" type="button" onClick={() => setAsking(true)}>
        {label}
      </button>
    );
  }
  return (
    <fieldset className="together__confirm">
      <legend>{question}</legend>
      <button
        className="button button--outline"
        type="button"
        onClick={() => {
          setAsking(false);
          onConfirm();
        }}
      >
        {texts.yes}
      </button>
      <button
        className="button button--ghost"
        type="button"
        ref={focusOnMount}
        onClick={() => setAsking(false)}
      >
        {texts.no}
      </button>
    </fieldset>
  );
}
