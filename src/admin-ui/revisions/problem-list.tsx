import { Button, Text, Wrap } from "@chakra-ui/react";
import { revisionTexts } from "@/i18n/admin/revision-texts";
import { useTexts } from "@/i18n/use-texts";
import { Notice } from "../feedback/notice";

/** A reason why a draft cannot be saved. */
export interface DraftProblem {
  readonly key: string;
  readonly message: string;
  /** Leads to the field. */
  readonly onOpen: () => void;
}

const MAX_SHOWN = 6;

/** All problems, each as a link to its field. */
export function ProblemList({ problems }: { readonly problems: readonly DraftProblem[] }) {
  const { save } = useTexts(revisionTexts);
  if (problems.length === 0) return null;
  return (
    <div data-testid="problem-list">
      <Notice tone="danger" title={save.problems(problems.length)}>
        <Wrap as="ul" gap="0" columnGap="5" listStyleType="none">
          {problems.slice(0, MAX_SHOWN).map(({ key, message, onOpen }) => (
            <li key={key}>
              <Button
                variant="plain"
                colorPalette="gray"
                px="0"
                h="auto"
                minH="10"
                whiteSpace="normal"
                textAlign="start"
                textDecoration="underline"
                fontWeight="medium"
                onClick={onOpen}
              >
                {message}
              </Button>
            </li>
          ))}
          {problems.length > MAX_SHOWN && (
            <Text as="li" alignSelf="center">
              {save.moreProblems(problems.length - MAX_SHOWN)}
            </Text>
          )}
        </Wrap>
      </Notice>
    </div>
  );
}
