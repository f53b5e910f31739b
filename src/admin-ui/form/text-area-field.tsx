import { Textarea, type TextareaProps } from "@chakra-ui/react";
import { FormField, type FormFieldProps } from "./form-field";

/** A multi-line text field. Other props go to the text area, `register(…)` included. */
export function TextAreaField({
  label,
  hint,
  error,
  required,
  ...area
}: FormFieldProps & Omit<TextareaProps, "required">) {
  return (
    <FormField label={label} hint={hint} error={error} required={required}>
      <Textarea rows={3} {...area} />
    </FormField>
  );
}
