import { focusOnMount } from "@/ui/focus-on-mount";

interface ConfirmStepProps {
  readonly question: string;
  readonly help: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before a step that the staff member notices. */
export function ConfirmStep({ question, help, yes, no, onYes, onNo }: ConfirmStepProps) {
  return (
    <fieldset className="staff-member__confirm">
      <legend className="staff-member__question">{question}</legend>
      <p className="staff-member__help">{help}</p>
      <button className="button button--primary" type="button" ref={focusOnMount} onClick={onYes}>
        {yes}
      </button>
      <button className="button button--outline" type="button" onClick={onNo}>
        {no}
      </button>
    </fieldset>
  );
}
