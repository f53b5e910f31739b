import { type FieldPathByValue, useController } from "react-hook-form";
import { NumberField, type NumberFieldProps } from "@/admin-ui/form/number-field";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { fieldName } from "../draft/field-name";
import { CELL_PADDING } from "./text-input";
import { useFieldError } from "./use-field-error";

type OwnProps = "name" | "label" | "value" | "onValueChange";

interface NumberInputProps extends Omit<NumberFieldProps, OwnProps> {
  readonly name: FieldPathByValue<RestaurantDraft, string>;
}

/** A number of the form with its label and error. Other props go to the field. */
export function NumberInput({ name, ...props }: NumberInputProps) {
  const texts = useTexts(restaurantEditorTexts);
  const { field } = useController<RestaurantDraft, typeof name>({ name });
  const error = useFieldError(name);
  return (
    <NumberField
      label={fieldName(name, texts).label}
      error={error}
      {...props}
      name={name}
      value={field.value}
      onValueChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}

/** A {@link NumberInput} in a row below a header. */
export function NumberCell(props: NumberInputProps) {
  return <NumberInput hideLabel px={CELL_PADDING} {...props} />;
}
