import { type FormEvent, useId, useState } from "react";
import type { Reservation } from "../../../domain/reservation/reservation.schema";
import { adminTablesTexts } from "../../../i18n/admin-tables-texts";
import { useTexts } from "../../../i18n/use-texts";
import { focusOnMount } from "../../../ui/focus-on-mount";
import { noteStep } from "./table-steps";
import { useTablesTools } from "./tables-context";

interface NotePanelProps {
  readonly reservation: Reservation;
  readonly onClose: () => void;
}

/** What the team wants to remember about a reservation. */
export function NotePanel({ reservation, onClose }: NotePanelProps) {
  const texts = useTexts(adminTablesTexts);
  const { steps } = useTablesTools();
  const [text, setText] = useState(reservation.staff_note ?? "");
  const [busy, setBusy] = useState(false);
  // What somebody else writes meanwhile is not overwritten, unless it has been seen.
  const [opened, setOpened] = useState<Reservation | null>(reservation);
  const id = useId();

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const seen = opened ?? reservation;
    const isSaved = await steps.run(seen, noteStep(seen, text.trim()));
    setBusy(false);
    setOpened(null);
    // What was not saved stays in the field.
    if (isSaved) onClose();
  }

  return (
    <form className="entry-panel" onSubmit={save}>
      <label className="tables-field" htmlFor={id}>
        {texts.noteTitle}
        <textarea
          className="tables-field__input"
          id={id}
          ref={focusOnMount}
          rows={2}
          maxLength={300}
          aria-describedby={`${id}-hint`}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <p className="tables-field__hint" id={`${id}-hint`}>
        {texts.noteHint}
      </p>
      <div className="entry-actions__row">
        <button className="table-step table-step--main" type="submit" aria-disabled={busy}>
          {busy ? texts.busy : texts.save}
        </button>
        <button className="table-step" type="button" onClick={onClose}>
          {texts.back}
        </button>
      </div>
    </form>
  );
}
