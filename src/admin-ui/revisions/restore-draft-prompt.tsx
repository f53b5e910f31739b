import { Button, HStack } from "@chakra-ui/react";
import type { Change } from "@/domain/revision/changes";
import { formatDate, formatTime } from "@/domain/text/format";
import { revisionTexts } from "@/i18n/admin/revision-texts";
import { useTexts } from "@/i18n/use-texts";
import { Section } from "../layout/section";
import { ChangeList } from "./change-list";
import type { DescribeChange } from "./describe-change";

interface RestoreDraftPromptProps {
  readonly changes: readonly Change[];
  /** Milliseconds since 1970. */
  readonly editedAt: number;
  readonly describe: DescribeChange;
  readonly onAnswer: (isContinued: boolean) => void;
}

/** Asks whether to continue or discard a draft found on this device. */
export function RestoreDraftPrompt(props: RestoreDraftPromptProps) {
  const { changes, editedAt, describe, onAnswer } = props;
  const { storedDraft } = useTexts(revisionTexts);
  return (
    <Section
      title={storedDraft.title}
      description={storedDraft.text(formatDate(editedAt), formatTime(editedAt), changes.length)}
    >
      <HStack wrap="wrap">
        <Button onClick={() => onAnswer(true)}>{storedDraft.continue}</Button>
        <Button variant="outline" colorPalette="gray" onClick={() => onAnswer(false)}>
          {storedDraft.discard}
        </Button>
      </HStack>
      <ChangeList changes={changes} describe={describe} />
    </Section>
  );
}
