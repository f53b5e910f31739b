import { useController, useFormContext } from "react-hook-form";
import { RadioCardField } from "@/admin-ui/form/radio-card-field";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import { reusableSchema } from "@/domain/tenant/reusable.schema";
import { reusableEditorTexts } from "@/i18n/admin/restaurant/reusable-editor-texts";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { fieldName } from "../draft/field-name";
import { EditorSection } from "../fields/editor-section";
import { NumberInput } from "../fields/number-input";
import { useFieldError } from "../fields/use-field-error";
import { ShortFields } from "./short-fields";

/** How the restaurant offers reusable packaging, and its deposit: docs/rules.md#reusable-packaging. */
export function ReusableSection() {
  const texts = useTexts(reusableEditorTexts);
  const labels = useTexts(restaurantEditorTexts);
  const { setValue } = useFormContext<RestaurantDraft>();
  const { field } = useController<RestaurantDraft, "reusable">({ name: "reusable" });
  const error = useFieldError("reusable");
  return (
    <EditorSection name="reusable" description={texts.intro}>
      <RadioCardField
        label={fieldName("reusable", labels).label}
        error={error}
        value={field.value}
        onValueChange={(value) => setValue("reusable", value, { shouldDirty: true })}
        options={reusableSchema.options.map((value) => ({ value, ...texts.choices[value] }))}
      />
      {field.value === "offered" && (
        <ShortFields>
          <NumberInput name="reusable_deposit_cents" decimals={2} hint={texts.depositHint} />
        </ShortFields>
      )}
    </EditorSection>
  );
}
