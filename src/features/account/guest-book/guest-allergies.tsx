import { type FormEvent, useState } from "react";
import {
  allergiesTextSchema,
  GUEST_BOOK_VERSION,
  MAX_ALLERGIES_LENGTH,
} from "@/domain/contact/guest-book-request.schema";
import type { ChangeMyGuestBookRequest, GuestCard } from "@/domain/guest/guest-card.schema";
import { guestBookTexts } from "@/i18n/account/guest-book-texts";
import { useTexts } from "@/i18n/use-texts";
import { TextField } from "@/ui/form/text-field";

interface GuestAllergiesProps {
  readonly card: GuestCard;
  readonly onChange: (
    change: Pick<ChangeMyGuestBookRequest, "allergies" | "agrees_to">,
  ) => Promise<boolean>;
}

/** The guest's allergies. Saving them is the agreement to store them; deleting them ends it. */
export function GuestAllergies({ card, onChange }: GuestAllergiesProps) {
  const texts = useTexts(guestBookTexts);
  const [text, setText] = useState(card.allergies ?? "");
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const allergies = allergiesTextSchema.safeParse(text).data;

  async function change(changed: Parameters<typeof onChange>[0]): Promise<void> {
    if (state === "busy") return;
    setState("busy");
    setState((await onChange(changed)) ? "idle" : "failed");
  }

  function save(event: FormEvent): void {
    event.preventDefault();
    if (allergies) void change({ allergies, agrees_to: GUEST_BOOK_VERSION });
  }

  return (
    <form className="account__task" onSubmit={save}>
      <TextField
        label={texts.allergies}
        hint={texts.allergiesConsent}
        autoComplete="off"
        maxLength={MAX_ALLERGIES_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="account__actions">
        <button
          className="button button--outline"
          type="submit"
          disabled={!allergies || allergies === card.allergies}
          aria-busy={state === "busy"}
        >
          {texts.save}
        </button>
        {card.allergies && (
          <button
            className="button button--outline"
            type="button"
            aria-busy={state === "busy"}
            onClick={() => void change({ allergies: null })}
          >
            {texts.remove}
          </button>
        )}
      </div>
      <output className="account__done">
        {state === "busy" && texts.busy}
        {state === "failed" && texts.failed}
      </output>
    </form>
  );
}
