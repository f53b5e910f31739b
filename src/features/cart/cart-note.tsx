import { type SubmitEvent, useState } from "react";
import { MAX_NOTE_LENGTH } from "@/domain/cart/cart-limits";
import { cartTexts } from "@/i18n/cart-texts";
import { useTexts } from "@/i18n/use-texts";
import { focusOnMount } from "@/ui/focus-on-mount";
import { NoteField } from "@/ui/form/note-field";

interface CartNoteProps {
  readonly note: string;
  readonly dish: string;
  readonly onSave: (note: string) => void;
}

/** Edits the wish to the kitchen that goes with a line; has the focus as soon as it opens. */
export function CartNote({ note, dish, onSave }: CartNoteProps) {
  const texts = useTexts(cartTexts);
  const [draft, setDraft] = useState(note);

  function save(event: SubmitEvent) {
    event.preventDefault();
    onSave(draft);
  }

  return (
    <form className="cart-note" onSubmit={save}>
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
