import { useEffect, useRef } from "react";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";

interface ConfirmPanelProps {
  readonly question: string;
  readonly yes: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before an action that cannot be undone. */
export function ConfirmPanel({ question, yes, onYes, onNo }: ConfirmPanelProps) {
  const texts = useTexts(reservationDayTexts);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <fieldset className="reservation-panel">
      <legend className="reservation-panel__title">{question}</legend>
      <div className="reservation-actions__row">
        <button
          className="reservation-step reservation-step--stop"
          type="button"
          ref={first}
          onClick={onYes}
        >
          {yes}
        </button>
        <button className="reservation-step" type="button" onClick={onNo}>
          {texts.back}
        </button>
      </div>
    </fieldset>
  );
}
