import { Box, SimpleGrid } from "@chakra-ui/react";
import { SegmentField } from "@/admin-ui/form/segment-field";
import { TextField } from "@/admin-ui/form/text-field";
import {
  ACCOUNT_NAMES,
  CHARTS,
  type Chart,
  USUAL_ACCOUNTS,
} from "@/domain/report/datev/datev-accounts";
import type { DatevSettings } from "@/domain/report/datev/datev-settings.schema";
import { taxMonthTexts } from "@/i18n/admin/money/tax-month-texts";
import { useTexts } from "@/i18n/use-texts";

const NUMBERS = ["adviser", "client", "year_starts_in"] as const;

/** The settings as they are typed. */
export type TypedSettings = Pick<DatevSettings, "chart" | "accounts"> &
  Record<(typeof NUMBERS)[number], string>;

/** What the owner entered last; before that the usual accounts of the chart SKR 03. */
export function typedSettings(settings: DatevSettings | null): TypedSettings {
  return {
    adviser: String(settings?.adviser ?? ""),
    client: String(settings?.client ?? ""),
    year_starts_in: String(settings?.year_starts_in ?? 1),
    chart: settings?.chart ?? "03",
    accounts: settings?.accounts ?? USUAL_ACCOUNTS["03"],
  };
}

interface TaxSettingsFormProps {
  readonly typed: TypedSettings;
  readonly onTyped: (typed: TypedSettings) => void;
}

/** Numbers and accounts that the tax adviser gives. Another chart brings its usual accounts. */
export function TaxSettingsForm({ typed, onTyped }: TaxSettingsFormProps) {
  const texts = useTexts(taxMonthTexts);
  const labels = {
    adviser: texts.adviser,
    client: texts.client,
    year_starts_in: texts.yearStart,
  };
  const field = (label: string, value: string, change: (value: string) => TypedSettings) => (
    <TextField
      key={label}
      label={label}
      value={value}
      inputMode="numeric"
      autoComplete="off"
      maxLength={8}
      onChange={(event) => onTyped(change(event.target.value.trim()))}
    />
  );
  return (
    <SimpleGrid columns={{ base: 2, sm: 3 }} gap="3" alignItems="end">
      {NUMBERS.map((name) =>
        field(labels[name], typed[name], (value) => ({ ...typed, [name]: value })),
      )}
      <Box gridColumn="1 / -1">
        <SegmentField<Chart>
          label={texts.chart}
          value={typed.chart}
          onValueChange={(chart) => onTyped({ ...typed, chart, accounts: USUAL_ACCOUNTS[chart] })}
          options={CHARTS.map((chart) => ({ value: chart, label: `SKR ${chart}` }))}
        />
      </Box>
      {ACCOUNT_NAMES.map((name) =>
        field(texts.accounts[name], typed.accounts[name], (value) => ({
          ...typed,
          accounts: { ...typed.accounts, [name]: value },
        })),
      )}
    </SimpleGrid>
  );
}
