import { Button, Flex, Heading, Kbd, Stack, Text } from "@chakra-ui/react";
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { TextField } from "@/admin-ui/form/text-field";
import { KeysHint } from "@/admin-ui/keys-hint";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { extrasCents } from "@/domain/menu/options/extras";
import { sortedOptionGroups } from "@/domain/menu/options/sorted-option-groups";
import { centsFromEuros } from "@/domain/money/money";
import { MAX_NOTE_LENGTH } from "@/domain/order/line-limits";
import { formatPrice } from "@/domain/text/format";
import { telephoneTexts } from "@/i18n/admin/telephone-texts";
import { useLanguage, useTextIn, useTexts } from "@/i18n/use-texts";
import type { TelephoneLine } from "@/state/staff/telephone-order-atoms";
import { useTelephone } from "../context/telephone-context";
import { DishOptionGroup } from "./dish-option-group";

interface DishOptionsProps {
  readonly item: MenuItem;
  /** The line as chosen so far. */
  readonly line: TelephoneLine;
}

/** Buttons fill the row of a phone, where they do not fit side by side. */
const BUTTON = { base: "1 1 auto", sm: "none" } as const;

/**
 * Options of a dish by keyboard: digits choose in the group with the focus, Tab moves on, Enter adds,
 * Escape cancels.
 */
export function DishOptions({ item, line }: DishOptionsProps) {
  const texts = useTexts(telephoneTexts);
  const language = useLanguage();
  const textIn = useTextIn();
  const { draft, dishes, isLocked } = useTelephone();
  const form = useRef<HTMLFormElement>(null);
  const { qty, choices, note } = line;
  const unitCents = centsFromEuros(item.preis) + extrasCents(item.settings, choices);
  const refused = dishes.problem?.reason === "CHOICES" ? dishes.problem.refusal : null;
  const isChange = draft.lines.some(({ key }) => key === line.key);

  useEffect(() => {
    form.current?.querySelector("input")?.focus();
    form.current?.scrollIntoView({ block: "nearest" });
  }, []);
  useEffect(() => {
    if (!refused) return;
    form.current
      ?.querySelector<HTMLInputElement>(`[data-group="${CSS.escape(refused.group)}"] input`)
      ?.focus();
  }, [refused]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isLocked) dishes.takeOpen();
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key !== "Escape") return;
    event.preventDefault();
    dishes.cancel();
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
            onChange={(next) => dishes.change({ choices: next })}
          />
        ))}
        <TextField
          label={texts.note}
          maxLength={MAX_NOTE_LENGTH}
          value={note}
          onChange={({ target }) => dishes.change({ note: target.value })}
        />
        <Flex wrap="wrap" gap="2">
          <Button type="submit" flex={BUTTON}>
            {texts[isChange ? "changeLine" : "add"](formatPrice(unitCents * qty, language))}{" "}
            <Kbd>Enter</Kbd>
          </Button>
          <Button variant="outline" colorPalette="gray" flex={BUTTON} onClick={dishes.cancel}>
            {texts.cancel} <Kbd>Esc</Kbd>
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
