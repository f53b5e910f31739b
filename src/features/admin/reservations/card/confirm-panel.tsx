import { useEffect, useRef } from "react";
import { adminTablesTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";

interface QuestionPanelProps {
  readonly question: string;
  readonly yes: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before what cannot be taken back. */
export function QuestionPanel({ question, yes, onYes, onNo }: QuestionPanelProps) {
  const texts = useTexts(adminTablesTexts);
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
