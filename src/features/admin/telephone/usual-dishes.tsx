import { Button, Flex, Kbd, Text } from "@chakra-ui/react";
import { useEffect, useId } from "react";
import type { OrderedDish } from "@/domain/guest/known-guest.schema";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { sortedOptionGroups } from "@/domain/menu/options/sorted-option-groups";
import type { LocalizedText } from "@/domain/text/localized-text";
import { telephoneTexts } from "@/i18n/admin/telephone-texts";
import { useTextIn, useTexts } from "@/i18n/use-texts";
import { chosenValues } from "@/ui/dish/option-choices";
import { useLatest } from "@/ui/use-latest";
import { useTelephone } from "./context/telephone-context";

/** What a known caller usually orders, each for one key: F1, F2, F3. Dishes off the menu are left out. */
export function UsualDishes({ usual }: { readonly usual: readonly OrderedDish[] }) {
  const texts = useTexts(telephoneTexts);
  const textIn = useTextIn();
  const { context, dishes, isLocked } = useTelephone();
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
          {texts.quantity(dish.qty)} {[item.number, textIn(item.name)].filter(Boolean).join(" ")}
          {chosenLabels(dish, item).map((label) => `, ${textIn(label)}`)}
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
