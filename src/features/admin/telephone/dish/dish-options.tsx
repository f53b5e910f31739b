import { Button, Flex, Heading, Kbd, Stack, Text } from "@chakra-ui/react";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { TextField } from "@/admin-ui/form/text-field";
import { KeysHint } from "@/admin-ui/keys-hint";
import type { Choices } from "@/domain/cart/cart.schema";
import { MAX_NOTE_LENGTH } from "@/domain/cart/cart-limits";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { type ChoiceRefusal, checkChoices } from "@/domain/menu/options/check-choices";
import { extrasCents } from "@/domain/menu/options/extras";
import { sortedOptionGroups } from "@/domain/menu/options/sorted-option-groups";
import { centsFromEuros } from "@/domain/money/money";
import { formatPrice } from "@/domain/text/format";
import { telephoneTexts } from "@/i18n/admin/telephone-texts";
import { useLanguage, useTextIn, useTexts } from "@/i18n/use-texts";
import type { NewLine } from "../draft-lines";
import { DishOptionGroup } from "./dish-option-group";

interface DishOptionsProps {
  readonly item: MenuItem;
  readonly qty: number;
  readonly onAdd: (line: NewLine) => void;
  readonly onCancel: () => void;
}

/** Buttons fill the row of a phone, where they do not fit side by side. */
const BUTTON = { base: "1 1 auto", sm: "none" } as const;

/**
 * Options of a dish by keyboard: digits choose in the group with the focus, Tab moves on, Enter adds,
 * Escape cancels.
 */
export function DishOptions({ item, qty, onAdd, onCancel }: DishOptionsProps) {
  const texts = useTexts(telephoneTexts);
  const language = useLanguage();
  const textIn = useTextIn();
  const form = useRef<HTMLFormElement>(null);
  const [choices, setChoices] = useState<Choices>({});
  const [note, setNote] = useState("");
  const [refused, setRefused] = useState<ChoiceRefusal | null>(null);
  const unitCents = centsFromEuros(item.preis) + extrasCents(item.settings, choices);

  useEffect(() => {
    form.current?.querySelector("input")?.focus();
    form.current?.scrollIntoView({ block: "nearest" });
  }, []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const checked = checkChoices(item, choices);
    if (checked.ok) {
      onAdd({ item_id: item.id, qty, choices, note });
      return;
    }
    setRefused(checked.error);
    form.current
      ?.querySelector<HTMLInputElement>(`[data-group="${checked.error.group}"] input`)
      ?.focus();
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key !== "Escape") return;
    event.preventDefault();
    onCancel();
  }

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack
        gap="4"
        p="4"
        borderWidth="2px"
        borderColor="brand.border"
        borderRadius="l2"
        onKeyDown={onKey}
      >
        <Flex wrap="wrap" justify="space-between" gap="2">
          <Heading as="h3" size="md">
            {texts.optionsOf(qty, [item.number, textIn(item.name)].filter(Boolean).join(" "))}
          </Heading>
          <Text color="fg.muted" fontSize="sm">
            <KeysHint>{texts.optionsHint}</KeysHint>
          </Text>
        </Flex>
        {sortedOptionGroups(item).map(([id, group]) => (
          <DishOptionGroup
            key={id}
            item={item}
            group={{ ...group, id }}
            choices={choices}
            problem={refused?.group === id ? refused.reason : null}
            onChange={(next) => {
              setChoices(next);
              setRefused(null);
            }}
          />
        ))}
        <TextField
          label={texts.note}
          maxLength={MAX_NOTE_LENGTH}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Flex wrap="wrap" gap="2">
          <Button type="submit" flex={BUTTON}>
            {texts.add(formatPrice(unitCents * qty, language))} <Kbd>Enter</Kbd>
          </Button>
          <Button variant="outline" colorPalette="gray" flex={BUTTON} onClick={onCancel}>
            {texts.cancel} <Kbd>Esc</Kbd>
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
