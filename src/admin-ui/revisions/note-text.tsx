import { Text } from "@chakra-ui/react";
import type { Refusal } from "@/domain/result/refusal";
import type { DraftNote } from "@/domain/revision/draft-note";
import { refusedText, revisionTexts } from "@/i18n/admin/revision-texts";
import { useTexts } from "@/i18n/use-texts";

interface NoteTextProps {
  readonly note: DraftNote;
  /** The refused field, or the whole message, in the words of the editor. */
  readonly describeRefusal: DescribeRefusal;
}

export interface DescribeRefusal {
  /** Name of the refused field. */
  readonly fieldOf: (refusal: Refusal) => string;
  /** Replaces the message; null for the default. */
  readonly messageOf?: (refusal: Refusal) => string | null;
}

/** Result of the last save, or of another action on the draft. */
export function NoteText({ note, describeRefusal }: NoteTextProps) {
  const texts = useTexts(revisionTexts);
  const isGood = note.kind === "saved" || note.kind === "restored";
  const isCalm = isGood || note.kind === "continued" || note.kind === "merged";
  return (
    <Text as="span" color={isGood ? "fg.success" : isCalm ? "fg.muted" : "fg.error"}>
      {noteText(note, texts, describeRefusal)}
    </Text>
  );
}

function noteText(
  note: DraftNote,
  texts: (typeof revisionTexts)["de"],
  { fieldOf, messageOf }: DescribeRefusal,
): string {
  if (note.kind === "restored") return texts.notes.restored(note.rev);
  if (note.kind !== "refused") return texts.notes[note.kind];
  const { refusal } = note;
  return messageOf?.(refusal) ?? refusedText(refusal, fieldOf(refusal), texts);
}
