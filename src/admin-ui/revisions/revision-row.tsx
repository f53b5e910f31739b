import { Badge, Box, Button, Flex, HStack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { Revision } from "@/domain/revision/revision.schema";
import { formatDate, formatTime } from "@/domain/text/format";
import { revisionTexts } from "@/i18n/admin/revision-texts";
import { useTexts } from "@/i18n/use-texts";

interface RevisionRowProps {
  readonly revision: Revision;
  readonly isCurrent: boolean;
  readonly actions: {
    readonly isOpen: boolean;
    readonly compare: (rev: number) => void;
    readonly restore: (rev: number) => void;
  };
  /** Differences of an opened revision. */
  readonly children: ReactNode;
}

/** One revision with its time, author and actions. */
export function RevisionRow({ revision, isCurrent, actions, children }: RevisionRowProps) {
  const texts = useTexts(revisionTexts);
  const { rev } = revision;
  return (
    <Box
      as="li"
      data-testid="revision"
      py="3"
      borderTopWidth="1px"
      _first={{ borderTopWidth: "0" }}
    >
      <Flex wrap="wrap" align="center" justify="space-between" gap="2">
        <Box minW="0">
          <HStack>
            <Text as="strong" fontWeight="semibold">
              {texts.revision(rev)}
            </Text>
            {isCurrent && <Badge colorPalette="success">{texts.current}</Badge>}
          </HStack>
          <Text color="fg.muted">{whenText(revision, texts)}</Text>
        </Box>
        {!isCurrent && (
          <HStack wrap="wrap">
            <Button
              variant="outline"
              colorPalette="gray"
              aria-label={texts.differencesOf(rev)}
              aria-expanded={actions.isOpen}
              onClick={() => actions.compare(rev)}
            >
              {texts.differences}
            </Button>
            <Button
              variant="ghost"
              aria-label={texts.restoreRevision(rev)}
              onClick={() => actions.restore(rev)}
            >
              {texts.restore}
            </Button>
          </HStack>
        )}
      </Flex>
      {actions.isOpen && (
        <Box data-testid="revision-differences" mt="3" px="4" bg="bg.subtle" rounded="l2">
          {children}
        </Box>
      )}
    </Box>
  );
}

function whenText({ saved_at, saved_by }: Revision, texts: (typeof revisionTexts)["de"]): string {
  if (saved_at === null) return texts.first;
  const when = texts.saved(formatDate(saved_at), formatTime(saved_at));
  return saved_by === null ? when : `${when} ${texts.by(saved_by)}`;
}
