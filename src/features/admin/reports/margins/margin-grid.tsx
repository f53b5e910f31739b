import { Box, Button, Heading, SimpleGrid, Text } from "@chakra-ui/react";
import { useId, useState } from "react";
import { type DishMargin, MARGIN_FIELDS, type MarginField } from "@/domain/report/dish-margins";
import { formatPrice } from "@/domain/text/format";
import { textIn } from "@/domain/text/localized-text";
import { dishCostTexts } from "@/i18n/admin/money/dish-cost-texts";
import { reportsTexts } from "@/i18n/admin/reports-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import type { NamedRow } from "../table/report-table";
import { ROW_LINK } from "../table/report-table-view";

/** Dishes of a field that are shown at first. */
const SHOWN = 6;

interface MarginGridProps {
  readonly fields: Readonly<Record<MarginField, readonly DishMargin[]>>;
  readonly onOrders: (row: NamedRow) => void;
}

/** The four fields: popular ones in the first row where there is space for two columns. */
export function MarginGrid({ fields, onOrders }: MarginGridProps) {
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
      {MARGIN_FIELDS.map((field) => (
        <Field key={field} field={field} dishes={fields[field]} onOrders={onOrders} />
      ))}
    </SimpleGrid>
  );
}

interface FieldProps {
  readonly field: MarginField;
  readonly dishes: readonly DishMargin[];
  readonly onOrders: (row: NamedRow) => void;
}

function Field({ field, dishes, onOrders }: FieldProps) {
  const texts = useTexts(dishCostTexts);
  const { seeOrders } = useTexts(reportsTexts);
  const language = useLanguage();
  const titleId = useId();
  const [isWhole, setWhole] = useState(false);
  const { title, traits, advice } = texts.fields[field];
  const price = (cents: number) => formatPrice(cents, language);
  const shown = isWhole ? dishes : dishes.slice(0, SHOWN);
  return (
    <Box
      as="section"
      aria-labelledby={titleId}
      data-testid={`margin-${field}`}
      borderWidth="1px"
      borderRadius="lg"
      p="4"
      minW="0"
    >
      <Heading as="h3" id={titleId} size="md">
        {title}
      </Heading>
      <Text color="fg.muted">{traits}</Text>
      <Text my="2">{advice}</Text>
      {dishes.length === 0 && <Text color="fg.muted">{texts.noDish}</Text>}
      <Box as="ul" listStyleType="none" role="list">
        {shown.map(({ item_id, name, qty, margin_cents, contribution_cents }) => {
          const dish = textIn(name, language);
          return (
            <Box as="li" key={item_id} py="1.5" borderTopWidth="1px">
              <Button
                {...ROW_LINK}
                // No negative margin below: the focus ring would cross the figures.
                mt={{ base: "-1.5", md: "0" }}
                mb={{ base: "1", md: "0" }}
                fontWeight="semibold"
                aria-label={`${dish}: ${seeOrders}`}
                onClick={() => onOrders({ figure: { item_id }, name: dish })}
              >
                {dish}
              </Button>
              <Text fontSize="sm" fontVariantNumeric="tabular-nums">
                {texts.dish(qty, price(margin_cents), price(contribution_cents))}
              </Text>
            </Box>
          );
        })}
      </Box>
      {shown.length < dishes.length && (
        <Button
          variant="ghost"
          mt="2"
          aria-label={`${texts.showAll(dishes.length)}: ${title}`}
          onClick={() => setWhole(true)}
        >
          {texts.showAll(dishes.length)}
        </Button>
      )}
    </Box>
  );
}
