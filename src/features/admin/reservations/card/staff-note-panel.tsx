import { type FormEvent, useId, useState } from "react";
import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";
import { focusOnMount } from "@/ui/focus-on-mount";
import { type NoteDraft, useReservationsContext } from "../reservations-context";
import { noteStep } from "./reservation-steps";
import { usePanelStep } from "./use-panel-step";

interface StaffNotePanelProps {
  readonly reservation: StaffReservation;
  readonly onClose: () => void;
}

/**
 * Edits the team's note. The panel stays open until it is saved or closed, even if the reservation
 * moves to another group or another day is shown meanwhile.
 */
export function StaffNotePanel({ reservation, onClose }: StaffNotePanelProps) {
  const texts = useTexts(reservationDayTexts);
  const { notes } = useReservationsContext();
  const [draft, setDraft] = useState<NoteDraft>(
    notes.get(reservation.id) ?? {
      text: reservation.staff_note ?? "",
      // Saves on top of this version, so that a note saved by another device is not overwritten.
      seen: reservation,
      hasFocus: true,
    },
  );
  const { isBusy, run } = usePanelStep(reservation, onClose);
  const id = useId();

  function change(changes: Partial<NoteDraft>): void {
    const next = { ...(notes.get(reservation.id) ?? draft), ...changes };
    notes.set(reservation.id, next);
    setDraft(next);
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const seen = draft.seen ?? reservation;
    const isSaved = await run(seen, noteStep(seen, draft.text.trim()));
    change({ seen: null });
    // If saving failed, the text stays in the field.
    if (isSaved) onClose();
  }

  return (
    <form className="reservation-panel" onSubmit={save}>
      <label className="reservation-field" htmlFor={id}>
        {texts.noteTitle}
        <textarea
          className="reservation-field__input"
          id={id}
          ref={draft.hasFocus ? showAndFocus : null}
          rows={2}
          maxLength={300}
          aria-describedby={`${id}-hint`}
          value={draft.text}
          onChange={(event) => change({ text: event.target.value })}
          onFocus={() => change({ hasFocus: true })}
          onBlur={() => change({ hasFocus: false })}
        />
      </label>
      <p className="reservation-field__hint" id={`${id}-hint`}>
        {texts.noteHint}
      </p>
      <div className="reservation-actions__row">
        <button
          className="reservation-step reservation-step--main"
          type="submit"
          aria-disabled={isBusy}
        >
          {isBusy ? texts.busy : texts.save}
        </button>
        <button className="reservation-step" type="button" onClick={onClose}>
          {texts.back}
        </button>
      </div>
    </form>
  );
}

/** Focuses the field; first opens the collapsed list that the reservation may have moved to. */
function showAndFocus(field: HTMLTextAreaElement | null): void {
  const folded = field?.closest("details");
  if (folded) folded.open = true;
  focusOnMount(field);
}
