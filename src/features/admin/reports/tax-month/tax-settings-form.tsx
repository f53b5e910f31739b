import { Box, SimpleGrid } from "@chakra-ui/react";
import { SegmentField } from "@/admin-ui/form/segment-field";
import { TextField } from "@/admin-ui/form/text-field";
import {
  ACCOUNT_NAMES,
  CHARTS,
  type Chart,
  USUAL_ACCOUNTS,
} from "@/domain/report/datev/datev-accounts";
import {
  type DatevSettings,
  datevSettingsSchema,
} from "@/domain/report/datev/datev-settings.schema";
import { taxMonthTexts } from "@/i18n/admin/money/tax-month-texts";
import { useTexts } from "@/i18n/use-texts";

const NUMBERS = ["adviser", "client", "year_starts_in"] as const;

/** The settings as they are typed. */
export type TypedSettings = Pick<DatevSettings, "chart" | "accounts"> &
  Record<(typeof NUMBERS)[number], string>;

/** The values that the owner entered last; at first the usual accounts of the chart SKR 03. */
export function typedSettings(settings: DatevSettings | null): TypedSettings {
  return {
    adviser: String(settings?.adviser ?? ""),
    client: String(settings?.client ?? ""),
    year_starts_in: String(settings?.year_starts_in ?? 1),
    chart: settings?.chart ?? "03",
    accounts: settings?.accounts ?? USUAL_ACCOUNTS["03"],
  };
}

/** The settings as numbers; a text that is no number becomes NaN, which is refused. */
export function numericSettings(typed: TypedSettings): DatevSettings {
  return {
    ...typed,
    adviser: Number(typed.adviser),
    client: Number(typed.client),
    year_starts_in: Number(typed.year_starts_in),
  };
}

/** Paths of the values that would be refused, such as "accounts.food"; "accounts" for their lengths. */
function invalidPaths(typed: TypedSettings): ReadonlySet<string> {
  const { error } = datevSettingsSchema.safeParse(numericSettings(typed));
  return new Set(error?.issues.map(({ path }) => path.join(".")));
}

interface TaxSettingsFormProps {
  /** Whether invalid values are marked. */
  readonly isChecked: boolean;
  readonly typed: TypedSettings;
  readonly onTyped: (typed: TypedSettings) => void;
}

/** Numbers and accounts that the tax adviser gives. Another chart brings its usual accounts. */
export function TaxSettingsForm({ isChecked, typed, onTyped }: TaxSettingsFormProps) {
  const texts = useTexts(taxMonthTexts);
  const labels = {
    adviser: texts.adviser,
    client: texts.client,
    year_starts_in: texts.yearStart,
  };
  const invalid = isChecked ? invalidPaths(typed) : new Set<string>();
  const field = (
    [label, error]: readonly [label: string, error: string | undefined],
    value: string,
    change: (value: string) => TypedSettings,
  ) => (
    <TextField
      key={label}
      label={label}
      error={error}
      value={value}
      inputMode="numeric"
      autoComplete="off"
      maxLength={8}
      onChange={(event) => onTyped(change(event.target.value.trim()))}
    />
  );
  return (
    <SimpleGrid columns={{ base: 2, sm: 3 }} gap="3" alignItems="start">
      {NUMBERS.map((name) =>
        field(
          [labels[name], invalid.has(name) ? texts.ranges[name] : undefined],
          typed[name],
          (value) => ({ ...typed, [name]: value }),
        ),
      )}
      <Box gridColumn="1 / -1">
        <SegmentField<Chart>
          label={texts.chart}
          value={typed.chart}
          onValueChange={(chart) => onTyped({ ...typed, chart, accounts: USUAL_ACCOUNTS[chart] })}
          options={CHARTS.map((chart) => ({ value: chart, label: `SKR ${chart}` }))}
        />
      </Box>
      {ACCOUNT_NAMES.map((name) => {
        const isInvalid = invalid.has(`accounts.${name}`) || invalid.has("accounts");
        return field(
          [texts.accounts[name], isInvalid ? texts.ranges.account : undefined],
          typed.accounts[name],
          (value) => ({ ...typed, accounts: { ...typed.accounts, [name]: value } }),
        );
      })}
    </SimpleGrid>
  );
}
