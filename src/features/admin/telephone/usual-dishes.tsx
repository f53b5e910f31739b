import { Button, Flex, Kbd, Text } from "@chakra-ui/react";
import { useEffect, useId } from "react";
import type { OrderedDish } from "@/domain/guest/ordered-dish.schema";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { sortedOptionGroups } from "@/domain/menu/options/sorted-option-groups";
import { judgeChoices } from "@/domain/menu/passport/judge-dish";
import type { LocalizedText } from "@/domain/text/localized-text";
import { telephoneTexts } from "@/i18n/admin/telephone-texts";
import { useTextIn, useTexts } from "@/i18n/use-texts";
import { chosenValues } from "@/ui/dish/option-choices";
import { useLatest } from "@/ui/use-latest";
import { CallerMark } from "./context/caller-mark";
import { draftPassport } from "./context/draft-passport";
import { useTelephone } from "./context/telephone-context";

/** The usual dishes of a known caller on the keys F1, F2 and F3. Dishes off the menu are left out. */
export function UsualDishes({ usual }: { readonly usual: readonly OrderedDish[] }) {
  const texts = useTexts(telephoneTexts);
  const textIn = useTextIn();
  const { draft, context, dishes, isLocked } = useTelephone();
  const passport = draftPassport(draft);
  const titleId = useId();
  const offered = usual.flatMap((dish) => {
    const item = context.menu.items.find(({ id }) => id === dish.item_id);
    return item ? [{ dish, item }] : [];
  });
  const take = useLatest((key: string): boolean => {
    const chosen = offered[Number(/^F([1-3])$/.exec(key)?.[1]) - 1];
    if (!chosen || isLocked) return false;
    dishes.takeUsual(chosen.dish);
    return true;
  });
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey);
      if (isPlain && take.current(event.key)) event.preventDefault();
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [take]);

  if (offered.length === 0) return null;
  return (
    <Flex role="group" aria-labelledby={titleId} wrap="wrap" align="center" gap="2">
      <Text id={titleId} fontWeight="semibold">
        {texts.usual}
      </Text>
      {offered.map(({ dish, item }, position) => (
        <Button
          key={`${dish.item_id} ${JSON.stringify(dish.choices)}`}
          variant="outline"
          h="auto"
          minH="11"
          maxW="full"
          flexShrink="1"
          whiteSpace="normal"
          textAlign="start"
          disabled={isLocked}
          onClick={() => dishes.takeUsual(dish)}
        >
          <Kbd>F{position + 1}</Kbd>
          <Text as="span" minW="0">
            {texts.quantity(dish.qty)} {[item.number, textIn(item.name)].filter(Boolean).join(" ")}
            {chosenLabels(dish, item).map((label) => `, ${textIn(label)}`)}
            {passport && (
              <CallerMark
                verdict={judgeChoices(item, dish.choices, passport, context.restaurant.add_ons)}
              />
            )}
          </Text>
        </Button>
      ))}
    </Flex>
  );
}

function chosenLabels({ choices }: OrderedDish, item: MenuItem): LocalizedText[] {
  return sortedOptionGroups(item).flatMap(([id, { options }]) =>
    options
      .filter(({ value }) => chosenValues(choices, id).includes(value))
      .map(({ label }) => label),
  );
}
