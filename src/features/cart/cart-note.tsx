import { type SubmitEvent, useId, useState } from "react";
import { MAX_NOTE_LENGTH } from "../../domain/cart/cart-limits";
import { cartTexts } from "../../i18n/cart-texts";
import { useTexts } from "../../i18n/use-texts";
import { focusOnMount } from "../../ui/focus-on-mount";

interface CartNoteProps {
  readonly note: string;
  readonly dish: string;
  readonly onSave: (note: string) => void;
}

/** Edits the wish to the kitchen that goes with a line; has the focus as soon as it opens. */
export function CartNote({ note, dish, onSave }: CartNoteProps) {
  const texts = useTexts(cartTexts);
  const [draft, setDraft] = useState(note);
  const id = useId();

  function save(event: SubmitEvent) {
    event.preventDefault();
    onSave(draft);
  }

  return (
    <form className="cart-note" onSubmit={save}>
      <label className="cart-note__label" htmlFor={id}>
        {texts.noteFor(dish)}
      </label>
      <textarea
        className="cart-note__input"
        id={id}
        aria-describedby={`${id}-hint`}
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        value={draft}
        ref={focusOnMount}
        onChange={(event) => setDraft(event.currentTarget.value)}
      />
      <p className="cart-note__hint" id={`${id}-hint`}>
        {texts.noteHint}
      </p>
      <button type="submit" className="button button--outline">
        {texts.saveNote}
      </button>
    </form>
  );
}
