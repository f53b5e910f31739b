import { Button, Flex, Stack } from "@chakra-ui/react";
import { type FormEvent, useState } from "react";
import {
  guestNoteTextSchema,
  MAX_GUEST_NOTE_LENGTH,
} from "@/domain/contact/guest-book-request.schema";
import type { GuestCard } from "@/domain/guest/guest-card.schema";
import { guestBookTexts } from "@/i18n/admin/guest/guest-card-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { validationText } from "@/i18n/validation-texts";
import { TextAreaField } from "../form/text-area-field";

interface GuestNoteFormProps {
  readonly card: GuestCard;
  readonly onSave: (change: { note: string }) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Edits the team's note about a guest; the text stays until it is saved or discarded. */
export function GuestNoteForm({ card, onSave, onClose }: GuestNoteFormProps) {
  const texts = useTexts(guestBookTexts);
  const language = useLanguage();
  const [text, setText] = useState(card.note ?? "");
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const { data: note, error: refused } = guestNoteTextSchema.safeParse(text);
    const [issue] = refused?.issues ?? [];
    setError(
      issue ? validationText({ ...issue, input: text }, { label: texts.note }, language) : null,
    );
    if (note === undefined) return;
    setBusy(true);
    const isSaved = await onSave({ note });
    setBusy(false);
    if (isSaved) onClose();
    else setError(texts.failed);
  }

  return (
    <Stack as="form" gap="2" ref={focusText} onSubmit={save}>
      <TextAreaField
        label={texts.note}
        hint={texts.noteHint}
        error={error}
        rows={3}
        maxLength={MAX_GUEST_NOTE_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Flex gap="2">
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? texts.busy : texts.save}
        </Button>
        <Button variant="outline" colorPalette="gray" onClick={onClose}>
          {texts.back}
        </Button>
      </Flex>
    </Stack>
  );
}

function focusText(form: HTMLElement | null): void {
  form?.querySelector("textarea")?.focus();
}
