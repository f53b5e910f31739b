import { Checkbox, Kbd, RadioGroup } from "@chakra-ui/react";
import type { MenuOption, MenuOptionGroup } from "@/domain/menu/menu.schema";
import { judgeOption } from "@/domain/menu/passport/judge-dish";
import { centsFromEuros } from "@/domain/money/money";
import { formatPrice } from "@/domain/text/format";
import { telephoneTexts } from "@/i18n/admin/telephone-texts";
import { menuTexts } from "@/i18n/menu/menu-texts";
import { useLanguage, useTextIn, useTexts } from "@/i18n/use-texts";
import { CallerOptionMark } from "../context/caller-mark";
import { draftPassport } from "../context/draft-passport";
import { useTelephone } from "../context/telephone-context";

interface DishOptionItemProps {
  readonly group: MenuOptionGroup;
  readonly option: MenuOption;
  readonly digit: number | null;
  readonly isSoldOut: boolean;
  readonly isDisabled: boolean;
  readonly checked: boolean;
  readonly onCheckedChange: (isChosen: boolean) => void;
}

/** One option with the digit that chooses it. */
export function DishOptionItem(props: DishOptionItemProps) {
  const { group, option, digit, isSoldOut, isDisabled, checked, onCheckedChange } = props;
  const texts = useTexts(telephoneTexts);
  const language = useLanguage();
  const textIn = useTextIn();
  const { draft, context } = useTelephone();
  const passport = draftPassport(draft);
  const price = group.costs && option.preis > 0 ? centsFromEuros(option.preis) : null;
  const label = (
    <>
      {digit !== null && (
        <Kbd aria-hidden="true" mr="1.5">
          {digit}
        </Kbd>
      )}
      {textIn(option.label)}
      {price !== null && ` ${menuTexts[language].surcharge(formatPrice(price, language))}`}
      {isSoldOut && ` (${texts.soldOut})`}
      {passport && (
        <CallerOptionMark
          findings={judgeOption(option, group, passport, context.restaurant.add_ons)}
        />
      )}
    </>
  );
  if (group.type === "radio") {
    return (
      <RadioGroup.Item value={option.value} disabled={isDisabled} minH="11">
        <RadioGroup.ItemHiddenInput />
        <RadioGroup.ItemIndicator />
        <RadioGroup.ItemText>{label}</RadioGroup.ItemText>
      </RadioGroup.Item>
    );
  }
  return (
    <Checkbox.Root
      minH="11"
      checked={checked}
      disabled={isDisabled}
      onCheckedChange={(change) => onCheckedChange(change.checked === true)}
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label fontWeight="normal">{label}</Checkbox.Label>
    </Checkbox.Root>
  );
}
