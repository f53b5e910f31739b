import { SimpleGrid } from "@chakra-ui/react";
import { CheckboxField } from "@/admin-ui/form/checkbox-field";
import { SavedMoneyField } from "@/admin-ui/form/saved-money-field";
import { SelectField } from "@/admin-ui/form/select-field";
import { MAX_COST_CENTS } from "@/domain/menu/costs/dish-costs.schema";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";
import { dishCostTexts } from "@/i18n/admin/money/dish-cost-texts";
import { useTexts } from "@/i18n/use-texts";
import type { DishPartProps } from "../context/dish-part";
import { useSavedCosts } from "../context/use-saved-costs";
import { DraftNumberField } from "../fields/draft-number-field";
import { FormPart } from "../fields/form-part";

/** Cost of a portion to the restaurant; saved at once, because the draft becomes public. */
function DishCost({ id }: { readonly id: string }) {
  const texts = useTexts(dishCostTexts);
  const costs = useSavedCosts();
  if (!costs.isKnown) return null;
  return (
    <SavedMoneyField
      label={texts.cost}
      hint={texts.costHint}
      cents={costs.dishCost(id)}
      limit={{ cents: MAX_COST_CENTS, error: texts.wrong }}
      onSave={(cents) => costs.change(id, cents)}
    />
  );
}

const VAT_RATES = [7, 19] as const;

/** Price, VAT, deposit, volume, whether it fits into reusable containers and whether the dish is sold out. */
export function DishPrice({ item, errors, onChange }: DishPartProps) {
  const texts = useTexts(menuEditorTexts);
  return (
    <FormPart title={texts.groups.price}>
      <SimpleGrid minChildWidth="8.5rem" gap="4">
        <DraftNumberField
          field={{ label: texts.fields.preis, hint: texts.priceHint, error: errors.get("preis") }}
          name={`${item.id}/preis`}
          unit="cents"
          value={Math.round(item.preis * 100)}
          onChange={(cents = Number.NaN) => onChange({ preis: cents / 100 })}
        />
        <SelectField
          label={texts.fields.vat}
          value={String(item.vat)}
          onChange={(event) => onChange({ vat: event.currentTarget.value === "19" ? 19 : 7 })}
        >
          {VAT_RATES.map((rate) => (
            <option key={rate} value={rate}>
              {texts.percent(rate)}
            </option>
          ))}
        </SelectField>
        <DraftNumberField
          field={{
            label: texts.fields.deposit_cents,
            hint: texts.optional,
            error: errors.get("deposit_cents"),
          }}
          name={`${item.id}/deposit_cents`}
          unit="cents"
          value={item.deposit_cents}
          onChange={(deposit_cents) => onChange({ deposit_cents })}
        />
        <DraftNumberField
          field={{
            label: texts.fields.volume_ml,
            hint: texts.optional,
            error: errors.get("volume_ml"),
          }}
          name={`${item.id}/volume_ml`}
          value={item.volume_ml}
          onChange={(volume_ml) => onChange({ volume_ml })}
        />
        <DishCost id={item.id} />
      </SimpleGrid>
      <CheckboxField
        label={texts.fields.reusable}
        hint={texts.reusableHint}
        checked={item.reusable ?? false}
        onCheckedChange={(checked) => onChange({ reusable: checked || undefined })}
      />
      <CheckboxField
        label={texts.fields.sold_out}
        checked={item.sold_out ?? false}
        onCheckedChange={(checked) => onChange({ sold_out: checked || undefined })}
      />
    </FormPart>
  );
}
