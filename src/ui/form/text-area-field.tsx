import { Textarea, type TextareaProps } from "@chakra-ui/react";
import { FormField, type FormFieldProps } from "./form-field";

/** Several lines of text. Everything but label, hint and error goes to the text area. */
export function TextAreaField({
  label,
  hint,
  error,
  required,
  ...area
}: FormFieldProps & TextareaProps) {
  return (
    <FormField label={label} hint={hint} error={error} required={required ?? false}>
      <Textarea rows={3} {...area} />
    </FormField>
  );
}
