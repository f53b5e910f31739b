import { Box, Heading, SimpleGrid, Text } from "@chakra-ui/react";
import { useState } from "react";
import { showToast } from "@/admin-ui/feedback/toaster";
import { SavedMoneyField } from "@/admin-ui/form/saved-money-field";
import { costOf } from "@/domain/menu/costs/cost-of";
import { type DishCosts, MAX_COST_CENTS } from "@/domain/menu/costs/dish-costs.schema";
import type { Cents } from "@/domain/money/money";
import type { SoldItem } from "@/domain/report/report.schema";
import { textIn } from "@/domain/text/localized-text";
import { dishCostTexts } from "@/i18n/admin/money/dish-cost-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";

/** Dishes that are listed at once. */
const LISTED = 12;

interface CostEntryProps {
  /** Most portions first. */
  readonly sold: readonly SoldItem[];
  readonly costs: DishCosts;
  readonly onChange: (item_id: string, cents: Cents | null) => Promise<boolean>;
}

/** Fields for the costs that are missing. A field that was filled stays, so that it can be corrected. */
export function CostEntry({ sold, costs, onChange }: CostEntryProps) {
  const texts = useTexts(dishCostTexts);
  const language = useLanguage();
  const [missingAtFirst] = useState(
    () => new Set(sold.filter((item) => costOf(costs, item.item_id) === null).map(idOf)),
  );
  const missing = sold.filter(
    (item) => missingAtFirst.has(item.item_id) || costOf(costs, item.item_id) === null,
  );
  const listed = missing.slice(0, LISTED);
  if (missing.length === 0) return null;
  return (
    <Box data-testid="margin-without-cost">
      <Heading as="h3" size="md">
        {texts.withoutCost}
      </Heading>
      <Text color="fg.muted" mb="3">
        {texts.withoutCostHelp(missing.length, listed.length)}
      </Text>
      <SimpleGrid minChildWidth="min(15rem, 100%)" gap="4">
        {listed.map(({ item_id, name, qty }) => (
          <SavedMoneyField
            key={item_id}
            label={textIn(name, language)}
            hint={texts.portions(qty)}
            cents={costOf(costs, item_id)}
            limit={{ cents: MAX_COST_CENTS, error: texts.wrong }}
            onSave={async (cents) => {
              const isSaved = await onChange(item_id, cents);
              if (!isSaved) showToast({ tone: "danger", title: texts.saveFailed });
              return isSaved;
            }}
          />
        ))}
      </SimpleGrid>
    </Box>
  );
}

const idOf = ({ item_id }: SoldItem) => item_id;
