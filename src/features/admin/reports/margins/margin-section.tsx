import { Stack, Text } from "@chakra-ui/react";
import { InlineError } from "@/admin-ui/feedback/inline-error";
import { Section } from "@/admin-ui/layout/section";
import { useDishCosts } from "@/data/staff/use-dish-costs";
import { dishMargins, MARGIN_FIELDS } from "@/domain/report/dish-margins";
import type { Report } from "@/domain/report/report.schema";
import { formatPrice } from "@/domain/text/format";
import { dishCostTexts } from "@/i18n/admin/money/dish-cost-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import type { NamedRow } from "../table/report-table";
import { CostEntry } from "./cost-entry";
import { MarginGrid } from "./margin-grid";

interface MarginSectionProps {
  readonly report: Report;
  readonly onOrders: (row: NamedRow) => void;
}

/** Dishes by sales and margin in four fields, and those whose cost is missing. */
export function MarginSection({ report, onOrders }: MarginSectionProps) {
  const texts = useTexts(dishCostTexts);
  const language = useLanguage();
  const { sold_items } = report.orders;
  const { costs, status, reload, change } = useDishCosts(report.resto_key);
  if (sold_items.length === 0) return null;
  if (!costs) {
    return (
      <Section title={texts.title} description={texts.help}>
        {status === "failed" ? (
          <InlineError title={texts.failed} onRetry={reload} />
        ) : (
          <Text role="status">{texts.loading}</Text>
        )}
      </Section>
    );
  }
  const { fields, average_cents } = dishMargins(sold_items, costs);
  const isEmpty = MARGIN_FIELDS.every((field) => fields[field].length === 0);
  return (
    <Section title={texts.title} description={texts.help}>
      <Stack gap="5">
        {isEmpty ? (
          <Text>{texts.none}</Text>
        ) : (
          <>
            <MarginGrid fields={fields} onOrders={onOrders} />
            <Text color="fg.muted">{texts.thresholds(formatPrice(average_cents, language))}</Text>
          </>
        )}
        <CostEntry sold={sold_items} costs={costs} onChange={change} />
      </Stack>
    </Section>
  );
}
