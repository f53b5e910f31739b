import { Fieldset, Flex, RadioGroup, Text } from "@chakra-ui/react";
import type { KeyboardEvent } from "react";
import { optionSoldOutUntil } from "@/domain/availability/sold-out-option";
import type { MenuItem, MenuOption, MenuOptionGroup } from "@/domain/menu/menu.schema";
import type { ChoiceRefusalReason } from "@/domain/menu/options/check-choices";
import type { Choices } from "@/domain/menu/options/choices.schema";
import { menuTexts } from "@/i18n/menu/menu-texts";
import { useLanguage, useTextIn } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { choiceHint, chosenValues, setOption } from "@/ui/dish/option-choices";
import { useTelephone } from "../context/telephone-context";
import { DishOptionItem } from "./dish-option-item";

interface DishOptionGroupProps {
  readonly item: Pick<MenuItem, "id">;
  readonly group: MenuOptionGroup & { readonly id: string };
  readonly choices: Choices;
  readonly problem: ChoiceRefusalReason | null;
  readonly onChange: (choices: Choices) => void;
}

/** One option group in a row; a digit chooses the option with that number. */
export function DishOptionGroup(props: DishOptionGroupProps) {
  const { item, group, choices, problem, onChange } = props;
  const language = useLanguage();
  const textIn = useTextIn();
  const { context } = useTelephone();
  const now = useAtomValue(serverNowAtom);
  const chosen = chosenValues(choices, group.id);
  const isFull = group.type === "checkbox" && chosen.length >= (group.max ?? Infinity);

  function isSoldOut({ value: option }: MenuOption): boolean {
    const path = { item: item.id, group: group.id, option };
    return optionSoldOutUntil(path, context.availability, now) !== null;
  }

  function isDisabled(option: MenuOption): boolean {
    return !chosen.includes(option.value) && (isFull || isSoldOut(option));
  }

  function setChosen(option: MenuOption, isChosen: boolean): void {
    if (isDisabled(option)) return;
    const { value } = option;
    onChange(setOption(choices, group.id, { type: group.type, value, chosen: isChosen }));
  }

  function onDigit(event: KeyboardEvent): void {
    const option = group.options[Number(event.key) - 1];
    if (!option || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setChosen(option, group.type === "radio" || !chosen.includes(option.value));
  }

  const options = group.options.map((option, position) => (
    <DishOptionItem
      key={option.value}
      group={group}
      option={option}
      digit={position < 9 ? position + 1 : null}
      isSoldOut={isSoldOut(option)}
      isDisabled={isDisabled(option)}
      checked={chosen.includes(option.value)}
      onCheckedChange={(isChosen) => setChosen(option, isChosen)}
    />
  ));
  return (
    <Fieldset.Root data-group={group.id} invalid={problem !== null} onKeyDown={onDigit}>
      <Fieldset.Legend fontWeight="semibold">
        {textIn(group.label)}{" "}
        <Text as="span" color="fg.muted" fontWeight="normal" fontSize="sm">
          {choiceHint(group, language)}
        </Text>
      </Fieldset.Legend>
      {group.type === "radio" ? (
        <RadioGroup.Root
          value={chosen[0] ?? null}
          onValueChange={({ value }) => {
            const option = group.options.find((each) => each.value === value);
            if (option) setChosen(option, true);
          }}
        >
          <Flex wrap="wrap" columnGap="5" css={COLUMNS}>
            {options}
          </Flex>
        </RadioGroup.Root>
      ) : (
        <Flex wrap="wrap" columnGap="5" css={COLUMNS}>
          {options}
        </Flex>
      )}
      <Fieldset.ErrorText>{problem && menuTexts[language].problems[problem]}</Fieldset.ErrorText>
    </Fieldset.Root>
  );
}

/** Side by side on phones, in columns where there is room. */
const COLUMNS = {
  md: { display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(14rem, 1fr))" },
};
