import { Button, Flex, Heading } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { ChevronLeftIcon } from "@/admin-ui/icons";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { focusOnMount } from "@/ui/focus-on-mount";
import { useEditorTools } from "../context/editor-context";

interface PanelHeadProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** Title and actions of a panel; on phones with a button back to the list. */
export function PanelHead({ title, children }: PanelHeadProps) {
  const texts = useTexts(menuEditorTexts);
  const { show } = useEditorTools();
  return (
    <Flex as="header" wrap="wrap" align="center" gap="2" mb="5">
      <Button
        variant="ghost"
        ms="-3"
        flexBasis="full"
        justifyContent="flex-start"
        hideFrom="lg"
        onClick={() => show(null)}
      >
        <ChevronLeftIcon /> {texts.toList}
      </Button>
      <Heading
        as="h2"
        size="2xl"
        flex="1 1 12rem"
        minW="0"
        overflowWrap="anywhere"
        tabIndex={-1}
        ref={focusOnMount}
      >
        {title}
      </Heading>
      {children}
    </Flex>
  );
}
