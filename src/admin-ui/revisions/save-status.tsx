import { Box, Text } from "@chakra-ui/react";
import type { DraftNote } from "@/domain/revision/draft-note";
import { revisionTexts } from "@/i18n/admin/revision-texts";
import { useTexts } from "@/i18n/use-texts";
import { type DescribeRefusal, NoteText } from "./note-text";

interface SaveStatusProps {
  readonly draft: {
    readonly changes: readonly unknown[];
    readonly isSaving: boolean;
    readonly note: DraftNote | null;
  };
  readonly describeRefusal: DescribeRefusal;
}

/** Number of unsaved changes and the result of the last save. */
export function SaveStatus({ draft, describeRefusal }: SaveStatusProps) {
  const { save } = useTexts(revisionTexts);
  const { changes, isSaving, note } = draft;
  const isChanged = changes.length > 0;
  return (
    <Box
      flex={{ base: "1 1 6rem", md: "1 1 11rem" }}
      role="status"
      tabIndex={-1}
      fontWeight="semibold"
      outline="none"
    >
      <Text
        as="span"
        display={{ base: "block", md: "inline" }}
        color={isChanged ? "fg" : "fg.muted"}
        me="3"
      >
        {isSaving ? save.saving : isChanged ? save.unsaved(changes.length) : ""}
        {!isSaving && !isChanged && !note && save.nothing}
      </Text>
      {!isSaving && note && <NoteText note={note} describeRefusal={describeRefusal} />}
    </Box>
  );
}
