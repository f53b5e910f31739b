import { Badge, Text } from "@chakra-ui/react";
import { Suggestion, Suggestions } from "@/admin-ui/form/suggestions";
import { isSoldOut } from "@/domain/availability/sold-out";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { judgeDish } from "@/domain/menu/passport/judge-dish";
import { centsFromEuros } from "@/domain/money/money";
import { formatPrice } from "@/domain/text/format";
import { telephoneTexts } from "@/i18n/admin/telephone-texts";
import { useLanguage, useTextIn, useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { CallerMark } from "../context/caller-mark";
import { draftPassport } from "../context/draft-passport";
import { useTelephone } from "../context/telephone-context";

interface DishMatchesProps {
  /** Of the list; the options are `<id>-<position>`. */
  readonly id: string;
  readonly dishes: readonly MenuItem[];
}

/** The dishes that fit what was typed. Only the pointer reaches them; the field has the focus. */
export function DishMatches({ id, dishes }: DishMatchesProps) {
  const texts = useTexts(telephoneTexts);
  const language = useLanguage();
  const textIn = useTextIn();
  const { draft, context, dishes: entry } = useTelephone();
  const now = useAtomValue(serverNowAtom);
  const passport = draftPassport(draft);
  const { restaurant, availability } = context;
  const { active } = entry;
  return (
    <Suggestions id={id} label={texts.matches} isOpen={dishes.length > 0}>
      {dishes.map((item, position) => (
        <Suggestion
          key={item.id}
          id={`${id}-${position}`}
          isActive={position === active}
          onClick={() => entry.choose(item)}
        >
          <Text fontWeight="bold" fontSize="lg" minW="3.5rem" fontVariantNumeric="tabular-nums">
            {item.number}
          </Text>
          <Text flex="1" minW="0">
            {textIn(item.name)}
            {passport && <CallerMark verdict={judgeDish(item, passport, restaurant.add_ons)} />}
          </Text>
          {isSoldOut(item, availability, now) && (
            <Badge colorPalette="danger">{texts.soldOut}</Badge>
          )}
          {Object.keys(item.settings).length > 0 && (
            <Text color="fg.muted" fontSize="sm" hideBelow="sm">
              {texts.withOptions}
            </Text>
          )}
          <Text fontVariantNumeric="tabular-nums">
            {formatPrice(centsFromEuros(item.preis), language)}
          </Text>
        </Suggestion>
      ))}
    </Suggestions>
  );
}
