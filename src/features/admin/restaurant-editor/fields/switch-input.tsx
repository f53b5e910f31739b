import type { ReactNode } from "react";
import { type FieldPathByValue, useFormContext } from "react-hook-form";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import type { RestaurantDraft } from "@/state/staff/restaurant-draft-atoms";
import { fieldName } from "./field-name";
import "./editor-field.css";

interface SwitchInputProps {
  readonly name: FieldPathByValue<RestaurantDraft, boolean>;
  readonly hint?: ReactNode;
}

/** An on/off field of the form. */
export function SwitchInput({ name, hint }: SwitchInputProps) {
  const texts = useTexts(restaurantEditorTexts);
  const { register } = useFormContext<RestaurantDraft>();
  return (
    <label className="editor-switch">
      <input className="editor-switch__box" type="checkbox" {...register(name)} />
      <span className="editor-switch__track" aria-hidden="true" />
      <span className="editor-switch__label">
        {fieldName(name, texts).label}
        {hint && <span className="editor-field__hint">{hint}</span>}
      </span>
    </label>
  );
}
