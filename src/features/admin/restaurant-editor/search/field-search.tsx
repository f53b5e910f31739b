import { Box, Input, Text } from "@chakra-ui/react";
import { type KeyboardEvent, useId, useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { Suggestion, Suggestions } from "@/admin-ui/form/suggestions";
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
      <Suggestions id={id} label={texts.label} isOpen={isOpen}>
        {found.map((field, position) => (
          <Suggestion
            key={`${field.section} ${field.path}`}
            id={`${id}-${position}`}
            isActive={position === active}
            wrap="wrap"
            justify="space-between"
            onClick={() => open(field)}
          >
            {field.label}
            {field.path !== null && (
              <Text as="span" color="fg.muted" textStyle="sm">
                {sections[field.section]}
              </Text>
            )}
          </Suggestion>
        ))}
      </Suggestions>
    </Box>
  );
}
