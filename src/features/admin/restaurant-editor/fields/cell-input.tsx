import { Field, Input, type InputProps } from "@chakra-ui/react";
import { type FieldPath, useFormContext } from "react-hook-form";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import type { RestaurantDraft } from "@/state/staff/restaurant-draft-atoms";
import { fieldName } from "../draft/field-name";
import { useFieldError } from "./use-field-error";

interface CellInputProps extends Omit<InputProps, "name"> {
  readonly name: FieldPath<RestaurantDraft>;
  /** Replaces the default label, which only screen readers get. */
  readonly label?: string;
}

/** A text field in a row below a header. Other props go to the input. */
export function CellInput({ name, label, onBlur, ...input }: CellInputProps) {
  const texts = useTexts(restaurantEditorTexts);
  const { register } = useFormContext<RestaurantDraft>();
  const error = useFieldError(name);
  const field = register(name);
  return (
    <Field.Root invalid={Boolean(error)} minW="0">
      <Field.Label className="visually-hidden">{label ?? fieldName(name, texts).label}</Field.Label>
      <Input
        autoComplete="off"
        px={{ base: "2", md: "3" }}
        {...input}
        {...field}
        onBlur={(event) => {
          onBlur?.(event);
          void field.onBlur(event);
        }}
      />
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
