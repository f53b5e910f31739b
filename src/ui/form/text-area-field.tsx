import type { ComponentProps } from "react";
import { FormField, type FormFieldProps } from "./form-field";

/** A multi-line text field. Other props go to the text area, `register(…)` included. */
export function TextAreaField({
  label,
  hint,
  error,
  ...area
}: FormFieldProps & Omit<ComponentProps<"textarea">, "className" | "id">) {
  return (
    <FormField label={label} hint={hint} error={error}>
      {(control) => <textarea rows={3} {...control} {...area} />}
    </FormField>
  );
}
