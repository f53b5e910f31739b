import type { ReactNode } from "react";
import { type FieldPathByValue, useController } from "react-hook-form";
import { SwitchField } from "@/admin-ui/form/switch-field";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { fieldName } from "../draft/field-name";

interface SwitchInputProps {
  readonly name: FieldPathByValue<RestaurantDraft, boolean>;
  readonly hint?: ReactNode;
}

/** An on/off field of the form. */
export function SwitchInput({ name, hint }: SwitchInputProps) {
  const texts = useTexts(restaurantEditorTexts);
  const { field } = useController<RestaurantDraft, typeof name>({ name });
  return (
    <SwitchField
      name={name}
      label={fieldName(name, texts).label}
      hint={hint}
      checked={field.value}
      onCheckedChange={field.onChange}
    />
  );
}
