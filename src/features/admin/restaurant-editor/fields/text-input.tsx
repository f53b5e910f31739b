import type { InputProps } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { type FieldPath, useFormContext } from "react-hook-form";
import { TextField } from "@/admin-ui/form/text-field";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import type { RestaurantDraft } from "@/state/staff/restaurant-draft-atoms";
import { fieldName } from "../draft/field-name";
import { useFieldError } from "./use-field-error";

interface TextInputProps extends Omit<InputProps, "name"> {
  readonly name: FieldPath<RestaurantDraft>;
  readonly hint?: ReactNode;
  /** Replaces the default label. */
  readonly label?: string;
}

/** A text field of the form with its label and error. Other props go to the input. */
export function TextInput({ name, hint, label, ...input }: TextInputProps) {
  const texts = useTexts(restaurantEditorTexts);
  const { register } = useFormContext<RestaurantDraft>();
  const error = useFieldError(name);
  return (
    <TextField
      label={label ?? fieldName(name, texts).label}
      hint={hint}
      error={error}
      {...input}
      {...register(name)}
    />
  );
}
