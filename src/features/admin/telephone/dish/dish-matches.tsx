import { Badge, Box, Flex, Text } from "@chakra-ui/react";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { centsFromEuros } from "@/domain/money/money";
import { formatPrice } from "@/domain/text/format";
import { telephoneTexts } from "@/i18n/admin/telephone-texts";
import { useLanguage, useTextIn, useTexts } from "@/i18n/use-texts";

interface DishMatchesProps {
  /** Of the list; the options are `<id>-<position>`. */
  readonly id: string;
  readonly dishes: readonly MenuItem[];
  /** Position of the dish that Enter adds; -1 for none. */
  readonly active: number;
  readonly isSoldOut: (item: MenuItem) => boolean;
  readonly onChoose: (item: MenuItem) => void;
}

/** The dishes that fit what was typed. Only the pointer reaches them; the field has the focus. */
export function DishMatches({ id, dishes, active, isSoldOut, onChoose }: DishMatchesProps) {
  const texts = useTexts(telephoneTexts);
  const language = useLanguage();
  const textIn = useTextIn();
  return (
    <Box
      id={id}
      role="listbox"
      aria-label={texts.matches}
      hidden={dishes.length === 0}
      position="absolute"
      zIndex="dropdown"
      insetX="0"
      top="100%"
      mt="1"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l2"
      boxShadow="md"
      overflow="hidden"
    >
      {dishes.map((item, position) => (
        <Flex
          key={item.id}
          id={`${id}-${position}`}
          role="option"
          aria-selected={position === active}
          align="center"
          gap="3"
          minH="11"
          px="3"
          py="1.5"
          cursor="pointer"
          bg={position === active ? "brand.subtle" : undefined}
          boxShadow={position === active ? "inset 4px 0 0 var(--color-brand)" : undefined}
          // Keeps the focus in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(item)}
        >
          <Text fontWeight="bold" fontSize="lg" minW="3.5rem" fontVariantNumeric="tabular-nums">
            {item.number}
          </Text>
          <Text flex="1" minW="0">
            {textIn(item.name)}
          </Text>
          {isSoldOut(item) && <Badge colorPalette="danger">{texts.soldOut}</Badge>}
          {Object.keys(item.settings).length > 0 && (
            <Text color="fg.muted" fontSize="sm" hideBelow="sm">
              {texts.withOptions}
            </Text>
          )}
          <Text fontVariantNumeric="tabular-nums">
            {formatPrice(centsFromEuros(item.preis), language)}
          </Text>
        </Flex>
      ))}
    </Box>
  );
}
