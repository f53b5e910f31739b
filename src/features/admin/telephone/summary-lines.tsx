import { Box, Button, chakra, Flex, IconButton, Input, Text } from "@chakra-ui/react";
import { MinusIcon, PlusIcon } from "@/admin-ui/icons";
import { judgeChoices } from "@/domain/menu/passport/judge-dish";
import { MAX_NOTE_LENGTH } from "@/domain/order/line-limits";
import { lineTitle } from "@/domain/order/line-title";
import type { OrderLine } from "@/domain/order/order.schema";
import { formatPrice } from "@/domain/text/format";
import { telephoneTexts } from "@/i18n/admin/telephone-texts";
import { passportSummary } from "@/i18n/menu/passport-summary";
import { useLanguage, useTextIn, useTexts } from "@/i18n/use-texts";
import type { TelephoneLine } from "@/state/staff/telephone-order-atoms";
import { CallerMark } from "./context/caller-mark";
import { setNote, setQuantity } from "./context/draft-lines";
import { draftPassport } from "./context/draft-passport";
import { dishOf } from "./context/take-dish";
import { useTelephone } from "./context/telephone-context";

/** The lines with quantity, options, note and price, as the kitchen will read them. */
export function SummaryLines() {
  const texts = useTexts(telephoneTexts);
  const textIn = useTextIn();
  const { draft, priced, context } = useTelephone();
  const passport = draftPassport(draft);
  return (
    <>
      {passport && (
        <Text color="fg.error" fontWeight="semibold" overflowWrap="anywhere">
          {textIn(passportSummary(passport))}
        </Text>
      )}
      <chakra.ul listStyleType="none" aria-label={texts.lines}>
        {draft.lines.map((line, position) => {
          const item = dishOf(line, context.menu);
          const named = priced.quote?.lines[position] ?? {
            ...(item?.number ? { number: item.number } : {}),
            name: item?.name ?? { de: line.item_id, en: line.item_id },
          };
          return <SummaryLine key={line.key} line={line} priced={named} />;
        })}
      </chakra.ul>
    </>
  );
}

type Named = Pick<OrderLine, "number" | "name"> & Partial<OrderLine>;

function SummaryLine({ line, priced }: { line: TelephoneLine; priced: Named }) {
  const texts = useTexts(telephoneTexts);
  const language = useLanguage();
  const textIn = useTextIn();
  const { draft, edit, context, dishes, isLocked } = useTelephone();
  const item = dishOf(line, context.menu);
  const passport = draftPassport(draft);
  const hasOptions = Object.keys(item?.settings ?? {}).length > 0;
  const title = lineTitle(priced, language);
  const change = (qty: number) => edit({ lines: setQuantity(draft.lines, line.key, qty) });
  return (
    <Box as="li" py="2" borderBottomWidth="1px">
      <Flex gap="2" align="flex-start">
        <Text fontWeight="bold" fontSize="lg" minW="2.5rem" fontVariantNumeric="tabular-nums">
          {texts.quantity(line.qty)}
        </Text>
        <Box flex="1" minW="0">
          <Text fontWeight="semibold">{title}</Text>
          {priced.choice_names && priced.choice_names.length > 0 && (
            <Text color="fg.muted">{priced.choice_names.map(textIn).join(", ")}</Text>
          )}
          {item && passport && (
            <CallerMark
              verdict={judgeChoices(item, line.choices, passport, context.restaurant.add_ons)}
            />
          )}
          {hasOptions && (
            <Button
              variant="ghost"
              size="sm"
              ms="-3"
              minH="11"
              disabled={isLocked}
              aria-label={texts.optionsOfLine(title)}
              onClick={() => dishes.open(line)}
            >
              {texts.changeOptions}
            </Button>
          )}
        </Box>
        {priced.line_cents !== undefined && (
          <Text fontVariantNumeric="tabular-nums">{formatPrice(priced.line_cents, language)}</Text>
        )}
      </Flex>
      <Flex gap="2" align="center" mt="1">
        <Input
          flex="1"
          variant="flushed"
          placeholder={texts.note}
          aria-label={texts.noteOf(title)}
          maxLength={MAX_NOTE_LENGTH}
          disabled={isLocked}
          value={line.note}
          onChange={({ target }) => edit({ lines: setNote(draft.lines, line.key, target.value) })}
        />
        <IconButton
          variant="outline"
          colorPalette="gray"
          aria-label={texts.fewer(title)}
          disabled={isLocked}
          onClick={() => change(line.qty - 1)}
        >
          <MinusIcon />
        </IconButton>
        <IconButton
          variant="outline"
          colorPalette="gray"
          aria-label={texts.more(title)}
          disabled={isLocked}
          onClick={() => change(line.qty + 1)}
        >
          <PlusIcon />
        </IconButton>
      </Flex>
    </Box>
  );
}
