import { Button, Heading, HStack, Stack } from "@chakra-ui/react";
import { useMemo, useState } from "react";
import { pathKey } from "@/domain/revision/changes";
import {
  keepingMine,
  keepsMineByDefault,
  mergeDocuments,
  type Versions,
} from "@/domain/revision/merge";
import type { DocumentPart } from "@/domain/revision/part";
import { revisionTexts } from "@/i18n/admin/revision-texts";
import { useTexts } from "@/i18n/use-texts";
import { focusOnMount } from "@/ui/focus-on-mount";
import { Notice } from "../feedback/notice";
import { ConflictLines } from "./conflict-lines";
import type { DescribeChange } from "./describe-change";

interface ConflictPanelProps<D> {
  readonly conflict: {
    readonly part: DocumentPart;
    readonly versions: Versions<D>;
    /** Author of the other save, if known. */
    readonly savedBy?: string | null | undefined;
  };
  readonly describe: DescribeChange;
  /** Continues with the merged draft, based on the other save. */
  readonly onResolve: (merged: D) => void;
}

/**
 * Lists what the other save changed and lets the user select a side for each change. The default is
 * the draft where both sides changed the same, else the other save.
 */
export function ConflictPanel<D>({ conflict, describe, onResolve }: ConflictPanelProps<D>) {
  const { conflict: texts } = useTexts(revisionTexts);
  const { part, versions, savedBy } = conflict;
  const { theirChanges } = useMemo(() => mergeDocuments(part, versions), [part, versions]);
  const all = theirChanges.map(({ path }) => pathKey(path));
  const [mine, setMine] = useState<ReadonlySet<string>>(
    () => new Set(theirChanges.filter(keepsMineByDefault).map(({ path }) => pathKey(path))),
  );
  const contested = theirChanges.filter(({ isConflict }) => isConflict);
  const others = theirChanges.filter(({ isConflict }) => !isConflict);

  function keep(key: string, isMine: boolean): void {
    const rest = [...mine].filter((other) => other !== key);
    setMine(new Set(isMine ? [...rest, key] : rest));
  }

  return (
    <Stack as="section" gap="4">
      <Notice
        tone="warning"
        title={
          <Heading as="h2" size="lg" tabIndex={-1} ref={focusOnMount}>
            {savedBy ? texts.titleBy(savedBy) : texts.title}
          </Heading>
        }
      >
        {theirChanges.length === 0 ? texts.none : texts.intro}
      </Notice>
      {theirChanges.length > 1 && (
        <HStack wrap="wrap">
          <Button variant="outline" colorPalette="gray" onClick={() => setMine(new Set(all))}>
            {texts.keepMine}
          </Button>
          <Button variant="outline" colorPalette="gray" onClick={() => setMine(new Set())}>
            {texts.takeTheirs}
          </Button>
        </HStack>
      )}
      <ConflictLines
        title={texts.contested(contested.length)}
        changes={contested}
        describe={describe}
        choice={{ mine, keep }}
      />
      <ConflictLines
        title={texts.others(others.length)}
        changes={others}
        describe={describe}
        choice={{ mine, keep }}
      />
      <HStack wrap="wrap">
        <Button
          onClick={() => onResolve(mergeDocuments(part, versions, keepingMine(mine)).document)}
        >
          {texts.apply}
        </Button>
        <Button variant="outline" colorPalette="gray" onClick={() => onResolve(versions.theirs)}>
          {texts.discard}
        </Button>
      </HStack>
    </Stack>
  );
}
