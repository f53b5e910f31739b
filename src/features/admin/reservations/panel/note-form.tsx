import { Button, Flex, Stack } from "@chakra-ui/react";
import { type FormEvent, useState } from "react";
import { TextAreaField } from "@/admin-ui/form/text-area-field";
import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import { reservationNoteTextSchema } from "@/domain/reservation/reservation-requests.schema";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { validationText } from "@/i18n/validation-texts";
import { noteStep } from "../context/reservation-steps";
import { StepError } from "../steps/step-error";
import { usePanelStep } from "../steps/use-panel-step";

interface NoteFormProps {
  readonly reservation: StaffReservation;
  readonly onClose: () => void;
}

/** Edits the team's note. It stays open until the note is saved or discarded. */
export function NoteForm({ reservation, onClose }: NoteFormProps) {
  const texts = useTexts(reservationDayTexts);
  const language = useLanguage();
  const [text, setText] = useState(reservation.staff_note ?? "");
  const [refused, setRefused] = useState<string | null>(null);
  // Saves on top of this version, so that a note saved by another device is not overwritten. Null
  // after a refusal, when the current reservation is shown.
  const [opened, setOpened] = useState<StaffReservation | null>(reservation);
  const { isBusy, run } = usePanelStep(reservation, onClose);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const seen = opened ?? reservation;
    const { data: note, error } = reservationNoteTextSchema.safeParse(text);
    const [issue] = error?.issues ?? [];
    setRefused(
      issue
        ? validationText({ ...issue, input: text }, { label: texts.noteTitle }, language)
        : null,
    );
    if (note === undefined) return;
    const isSaved = await run(seen, noteStep(seen, note));
    setOpened(null);
    // If saving failed, the text stays in the field.
    if (isSaved) onClose();
  }

  return (
    <Stack as="form" gap="4" onSubmit={save}>
      <StepError reservation={reservation} />
      <TextAreaField
        label={texts.noteTitle}
        hint={texts.noteHint}
        error={refused}
        rows={4}
        maxLength={300}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Flex gap="2">
        <Button size="lg" type="submit" flex="1" aria-disabled={isBusy}>
          {isBusy ? texts.busy : texts.save}
        </Button>
        <Button size="lg" variant="outline" colorPalette="gray" onClick={onClose}>
          {texts.back}
        </Button>
      </Flex>
    </Stack>
  );
}
