import { Box, Button, Flex, Stack } from "@chakra-ui/react";
import { type ReactNode, useRef, useState } from "react";
import type { Change } from "@/domain/revision/changes";
import type { DraftNote } from "@/domain/revision/draft-note";
import { revisionTexts } from "@/i18n/admin/revision-texts";
import { useTexts } from "@/i18n/use-texts";
import { keepFocusInside } from "@/ui/keep-focus-inside";
import { ChangeList } from "./change-list";
import type { DescribeChange } from "./describe-change";
import type { DescribeRefusal } from "./note-text";
import { type DraftProblem, ProblemList } from "./problem-list";
import { SaveStatus } from "./save-status";

interface SaveBarProps {
  /** The draft and its actions, as `useRevisionedDraft` returns it. */
  readonly draft: {
    readonly changes: readonly Change[];
    readonly canUndo: boolean;
    readonly isSaving: boolean;
    readonly conflict: object | null;
    readonly note: DraftNote | null;
    readonly undo: () => void;
    readonly discard: () => void;
    readonly save: () => Promise<void>;
  };
  /** Reasons why the draft cannot be saved; an attempt lists them. */
  readonly problems: readonly DraftProblem[];
  readonly describe: DescribeChange & DescribeRefusal;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** On phones and tablets the actions share one line. */
const NARROW_BELOW_LG = { px: { base: "2.5", lg: "4" } } as const;

/** Unsaved changes, problems, the result of the last save, and the actions on the draft. */
export function SaveBar({ draft, problems, describe, children }: SaveBarProps) {
  const { save, changes: changeTexts } = useTexts(revisionTexts);
  const { changes, canUndo, isSaving } = draft;
  const [shows, setShows] = useState<"changes" | "problems" | null>(null);
  const details = useRef<HTMLDivElement>(null);
  const isChanged = changes.length > 0;
  const isBlocked = isSaving || draft.conflict !== null;

  async function saveNow(): Promise<void> {
    if (problems.length === 0) {
      setShows(null);
      return draft.save();
    }
    setShows("problems");
    // The problems appear with the next render.
    requestAnimationFrame(() => details.current?.querySelector("button")?.focus());
  }

  return (
    <Box
      as="section"
      aria-label={save.bar}
      data-save-bar=""
      ref={keepFocusInside}
      position="sticky"
      // Above the navigation of a phone.
      bottom={{ base: "calc(3.75rem + env(safe-area-inset-bottom))", lg: "0" }}
      zIndex="docked"
      bg="bg.panel"
      borderWidth="1px"
      roundedTop="l3"
      shadow="md"
      px={{ base: "3", md: "4" }}
      py="3"
    >
      <Stack gap="3" ref={details} mb={shows ? "3" : "0"}>
        {shows === "problems" && <ProblemList problems={problems} />}
        {shows === "changes" && isChanged && (
          <Box
            maxH="45dvh"
            overflowY="auto"
            // Lets keyboards scroll it.
            tabIndex={0}
            role="group"
            aria-label={changeTexts.title}
          >
            <ChangeList changes={changes} describe={describe} />
          </Box>
        )}
      </Stack>
      <Flex wrap="wrap" align="center" gap="2">
        <SaveStatus draft={draft} describeRefusal={describe} />
        {children}
        {isChanged && problems.length > 0 && (
          <Button
            variant="outline"
            colorPalette="danger"
            {...NARROW_BELOW_LG}
            aria-expanded={shows === "problems"}
            onClick={() => setShows(shows === "problems" ? null : "problems")}
          >
            {save.problemCount(problems.length)}
          </Button>
        )}
        {isChanged && (
          <Button
            variant="ghost"
            colorPalette="gray"
            {...NARROW_BELOW_LG}
            aria-expanded={shows === "changes"}
            onClick={() => setShows(shows === "changes" ? null : "changes")}
          >
            {shows === "changes" ? save.hide : save.show}
          </Button>
        )}
        {canUndo && (
          <Button
            variant="ghost"
            colorPalette="gray"
            {...NARROW_BELOW_LG}
            disabled={isBlocked}
            onClick={draft.undo}
          >
            {save.undo}
          </Button>
        )}
        {isChanged && (
          <Button
            variant="outline"
            colorPalette="gray"
            {...NARROW_BELOW_LG}
            disabled={isBlocked}
            onClick={() => {
              setShows(null);
              draft.discard();
            }}
          >
            {save.discard}
          </Button>
        )}
        <Button
          {...NARROW_BELOW_LG}
          flex={{ base: isChanged ? "1" : "none", md: "none" }}
          aria-disabled={isBlocked || !isChanged}
          opacity={isBlocked || !isChanged ? 0.55 : 1}
          onClick={() => {
            if (!isBlocked && isChanged) void saveNow();
          }}
        >
          {save.save}
        </Button>
      </Flex>
    </Box>
  );
}
