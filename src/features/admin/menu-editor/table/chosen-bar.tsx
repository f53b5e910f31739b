import { Button, Flex, Text } from "@chakra-ui/react";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { menuTableTexts } from "@/i18n/admin/menu/menu-table-texts";
import { useTexts } from "@/i18n/use-texts";

interface ChosenBarProps {
  readonly count: number;
  readonly onChange: (fields: Partial<MenuItem>) => void;
  readonly onPrices: () => void;
  readonly onClear: () => void;
}

/** Actions on all selected dishes. */
export function ChosenBar({ count, onChange, onPrices, onClear }: ChosenBarProps) {
  const texts = useTexts(menuTableTexts);
  const button = (label: string, onClick: () => void) => (
    <Button key={label} size="sm" minH="10" variant="outline" onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <Flex wrap="wrap" gap="2" align="center">
      <Text role="status" fontWeight="semibold" me="2">
        {texts.chosen(count)}
      </Text>
      {button(texts.changePrices, onPrices)}
      {button(texts.vatTo(7), () => onChange({ vat: 7 }))}
      {button(texts.vatTo(19), () => onChange({ vat: 19 }))}
      {button(texts.soldOut, () => onChange({ sold_out: true }))}
      {button(texts.available, () => onChange({ sold_out: undefined }))}
      <Button size="sm" minH="10" variant="ghost" onClick={onClear}>
        {texts.clear}
      </Button>
    </Flex>
  );
}
