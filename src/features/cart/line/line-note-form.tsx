import { type SubmitEvent, useState } from "react";
import { MAX_NOTE_LENGTH } from "@/domain/order/line-limits";
import { cartTexts } from "@/i18n/order/cart-texts";
import { useTexts } from "@/i18n/use-texts";
import { focusOnMount } from "@/ui/focus-on-mount";
import { NoteField } from "@/ui/form/note-field";

interface LineNoteFormProps {
  readonly note: string;
  readonly dish: string;
  readonly onSave: (note: string) => void;
}

/** Edits the note of a cart line. Takes the focus on mount. */
export function LineNoteForm({ note, dish, onSave }: LineNoteFormProps) {
  const texts = useTexts(cartTexts);
  const [draft, setDraft] = useState(note);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    onSave(draft);
  }

  return (
    <form className="line-note-form" onSubmit={handleSubmit}>
      <NoteField
        label={texts.noteFor(dish)}
        hint={texts.noteHint}
        maxLength={MAX_NOTE_LENGTH}
        value={draft}
        onChange={setDraft}
        fieldRef={focusOnMount}
      />
      <button type="submit" className="button button--outline">
        {texts.saveNote}
      </button>
    </form>
  );
}
