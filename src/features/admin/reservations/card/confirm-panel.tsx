import { useEffect, useRef } from "react";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";

interface ConfirmPanelProps {
  readonly question: string;
  readonly yes: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before what cannot be taken back. */
export function ConfirmPanel({ question, yes, onYes, onNo }: ConfirmPanelProps) {
  const texts = useTexts(reservationDayTexts);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <fieldset className="entry-panel">
      <legend className="entry-panel__title">{question}</legend>
      <div className="entry-actions__row">
        <button className="table-step table-step--stop" type="button" ref={first} onClick={onYes}>
          {yes}
        </button>
        <button className="table-step" type="button" onClick={onNo}>
          {texts.back}
        </button>
      </div>
    </fieldset>
  );
}
