import { Button, List, Stack, Text } from "@chakra-ui/react";
import { useMemo } from "react";
import { Notice } from "@/admin-ui/feedback/notice";
import { ChangeList } from "@/admin-ui/revisions/change-list";
import { menuParts } from "@/domain/menu/draft/menu-parts";
import { listChanges } from "@/domain/revision/changes";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";
import { useLanguage } from "@/i18n/use-texts";
import { focusOnMount } from "@/ui/focus-on-mount";
import { useEditorContext } from "../context/editor-context";
import { describeMenuChange } from "../draft/describe-menu-change";
import type { MenuFile } from "./read-menu-file";

const MAX_LISTED_PROBLEMS = 50;

interface FilePreviewProps {
  readonly file: MenuFile;
  readonly onImport: () => void;
}

/**
 * The changes that a file would make to the draft, or the reason why it cannot be imported. It takes
 * the focus: on phones it is below the screen.
 */
export function FilePreview({ file, onImport }: FilePreviewProps) {
  const { menu } = useEditorContext();
  const language = useLanguage();
  const texts = menuEditorTexts[language];
  const { name, problems } = file;
  const changes = useMemo(() => listChanges(menuParts, menu, file.menu), [menu, file.menu]);
  if (problems.length > 0) {
    return (
      <Notice tone="danger" title={texts.importBroken(name)} focusRef={focusOnMount}>
        <List.Root gap="1">
          {problems.slice(0, MAX_LISTED_PROBLEMS).map((problem) => (
            <List.Item key={problem}>{problem}</List.Item>
          ))}
        </List.Root>
      </Notice>
    );
  }
  return (
    <Stack role="status" gap="3" bg="bg.panel" borderWidth="1px" rounded="l2" p="4">
      <Text fontWeight="bold" tabIndex={-1} outline="none" ref={focusOnMount}>
        {changes.length > 0 ? texts.importPreview(name) : texts.importNothing}
      </Text>
      {changes.length > 0 ? (
        <>
          <ChangeList
            changes={changes}
            describe={describeMenuChange([file.menu, menu], language)}
          />
          <Button alignSelf="flex-start" onClick={onImport}>
            {texts.importApply}
          </Button>
        </>
      ) : null}
    </Stack>
  );
}
