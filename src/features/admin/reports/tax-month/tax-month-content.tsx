import { Box, Text } from "@chakra-ui/react";
import { Notice } from "@/admin-ui/feedback/notice";
import type { TaxMonth } from "@/domain/report/datev/tax-month.schema";
import { formatPrice } from "@/domain/text/format";
import { taxMonthTexts } from "@/i18n/admin/money/tax-month-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { TaxMonthChanges } from "./tax-month-changes";
import { TaxSettingsForm, type TypedSettings } from "./tax-settings-form";

interface TaxMonthContentProps {
  readonly month: TaxMonth;
  /** Whether to show which settings are invalid. */
  readonly isChecked: boolean;
  readonly typed: TypedSettings;
  readonly onTyped: (typed: TypedSettings) => void;
}

/** Sums of a month, what changed since the last file, and the settings of the tax adviser. */
export function TaxMonthContent({ month, isChecked, typed, onTyped }: TaxMonthContentProps) {
  const texts = useTexts(taxMonthTexts);
  const language = useLanguage();
  return (
    <>
      <Text fontWeight="semibold" role="status">
        {texts.sums(
          month.rows,
          formatPrice(month.sales_cents, language),
          formatPrice(month.refunded_cents, language),
        )}
      </Text>
      {month.open > 0 && <Notice tone="warning" title={texts.open(month.open)} />}
      <TaxMonthChanges last={month.last} />
      <details open={month.settings === null || isChecked}>
        <Box
          as="summary"
          cursor="pointer"
          minH="11"
          lineHeight="2.75rem"
          fontWeight="semibold"
          color="colorPalette.fg"
          display="list-item"
          listStyle="disclosure-closed inside"
          css={{ "details[open] > &": { listStyleType: "disclosure-open" } }}
        >
          {texts.details}
        </Box>
        <TaxSettingsForm isChecked={isChecked} typed={typed} onTyped={onTyped} />
      </details>
    </>
  );
}
