import { chakra, Flex, IconButton, Text } from "@chakra-ui/react";
import type { KeyboardEvent } from "react";
import { ChevronDownIcon, ChevronRightIcon } from "@/admin-ui/icons";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";
import { useLanguage } from "@/i18n/use-texts";
import { displayName } from "../context/display-name";
import type { ListSection } from "./list-sections";
import type { ListActions } from "./use-list-actions";

interface CategoryHeadProps {
  readonly section: ListSection;
  readonly state: {
    readonly isOpen: boolean;
    readonly isChosen: boolean;
    readonly onToggle: () => void;
  };
  readonly actions: ListActions;
}

/** Heading of a category: a click opens it, Alt and arrow keys move it. */
export function CategoryHead({ section, state, actions }: CategoryHeadProps) {
  const language = useLanguage();
  const texts = menuEditorTexts[language];
  const { id } = section.category;
  const name = displayName(section.category.name, language);
  const { isOpen, isChosen, onToggle } = state;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    actions.stepCategory(id, event.key === "ArrowUp" ? -1 : 1);
  };
  return (
    <Flex position="sticky" top="0" zIndex="1" bg="bg" align="center">
      <IconButton
        variant="ghost"
        colorPalette="gray"
        _expanded={{ bg: "transparent" }}
        aria-expanded={isOpen}
        aria-label={isOpen ? texts.collapse(name) : texts.expand(name)}
        onClick={onToggle}
      >
        {isOpen ? <ChevronDownIcon /> : <ChevronRightIcon />}
      </IconButton>
      <chakra.h2 flex="1" minW="0" fontSize="md">
        <HeadButton
          type="button"
          data-head={id}
          aria-current={isChosen ? "true" : undefined}
          onClick={() => actions.chooseCategory(id)}
          onKeyDown={onKeyDown}
        >
          {name}
          <Text as="span" flex="none" color="fg.muted" fontSize="sm" fontWeight="medium">
            {texts.dishes(section.rows.length)}
          </Text>
        </HeadButton>
      </chakra.h2>
    </Flex>
  );
}

const HeadButton = chakra("button", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "3",
    width: "full",
    minHeight: "11",
    paddingBlock: "2.5",
    paddingInline: "1",
    paddingEnd: "3",
    rounded: "l2",
    fontWeight: "bold",
    textAlign: "start",
    cursor: "pointer",
    _hover: { bg: "bg.muted" },
    "&[aria-current]": { bg: "brand.subtle", color: "brand.fg" },
  },
});
