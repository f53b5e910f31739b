import { Box, Flex, Input, Text } from "@chakra-ui/react";
import { type KeyboardEvent, useId, useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { fieldSearchTexts } from "@/i18n/admin/restaurant/field-search-texts";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { sectionAddress, useOpenField } from "../fields/use-section";
import { type FoundField, findFields } from "./find-fields";

/** Finds a setting by label, help text or another word: arrows choose, Enter leads to it. */
export function FieldSearch() {
  const texts = useTexts(fieldSearchTexts);
  const { sections } = useTexts(restaurantEditorTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const openField = useOpenField();
  const id = useId();
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(0);
  const found = useMemo(() => findFields(query, language), [query, language]);

  function type(text: string): void {
    setQuery(text);
    setActive(0);
  }

  function open({ path, section }: FoundField): void {
    type("");
    if (path === null) void navigate(sectionAddress(section));
    else openField(path);
  }

  function onKey(event: KeyboardEvent): void {
    const chosen = found[active];
    if (event.key === "Escape") type("");
    if (!chosen || event.nativeEvent.isComposing) return;
    if (event.key === "Enter") open(chosen);
    const step = { ArrowDown: 1, ArrowUp: found.length - 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setActive((active + step) % found.length);
  }

  const isOpen = found.length > 0;
  return (
    <Box role="search" position="relative" maxW="28rem" mb={{ base: "0", lg: "5" }}>
      <Input
        type="search"
        role="combobox"
        aria-label={texts.label}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
        placeholder={texts.placeholder}
        autoComplete="off"
        maxLength={60}
        value={query}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKey}
        onBlur={() => type("")}
      />
      <Text role="status" color="fg.muted">
        {!isOpen && query.trim() !== "" && texts.none(query.trim())}
      </Text>
      <Box
        id={id}
        role="listbox"
        aria-label={texts.label}
        hidden={!isOpen}
        position="absolute"
        zIndex="dropdown"
        insetX="0"
        top="100%"
        mt="1"
        bg="bg.panel"
        borderWidth="1px"
        rounded="l2"
        shadow="md"
        overflow="hidden"
      >
        {found.map((field, position) => (
          <Flex
            key={`${field.section} ${field.path}`}
            id={`${id}-${position}`}
            role="option"
            aria-selected={position === active}
            wrap="wrap"
            align="center"
            justify="space-between"
            columnGap="3"
            minH="11"
            px="3"
            py="1.5"
            cursor="pointer"
            bg={position === active ? "brand.subtle" : undefined}
            // Keeps the focus in the field until the choice moves it.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => open(field)}
          >
            {field.label}
            {field.path !== null && (
              <Text as="span" color="fg.muted" textStyle="sm">
                {sections[field.section]}
              </Text>
            )}
          </Flex>
        ))}
      </Box>
    </Box>
  );
}
