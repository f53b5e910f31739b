import type { InputProps } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { type FieldPath, useFormContext } from "react-hook-form";
import { TextField } from "@/admin-ui/form/text-field";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { fieldName } from "../draft/field-name";
import { useFieldError } from "./use-field-error";

interface TextInputProps extends Omit<InputProps, "name"> {
  readonly name: FieldPath<RestaurantDraft>;
  readonly hint?: ReactNode;
  /** Replaces the default label. */
  readonly label?: string;
  /** Leaves the label to screen readers. */
  readonly hideLabel?: boolean;
}

/** A text field of the form with its label and error. Other props go to the input. */
export function TextInput({ name, label, ...field }: TextInputProps) {
  const texts = useTexts(restaurantEditorTexts);
  const { register } = useFormContext<RestaurantDraft>();
  const error = useFieldError(name);
  return (
    <TextField
      label={label ?? fieldName(name, texts).label}
      error={error}
      {...field}
      {...register(name)}
    />
  );
}

/** A {@link TextInput} in a row below a header. */
export function TextCell(props: TextInputProps) {
  return <TextInput hideLabel autoComplete="off" px={CELL_PADDING} {...props} />;
}

export const CELL_PADDING = { base: "2", md: "3" };
