import type { ComponentProps } from "react";
import { FormField, type FormFieldProps } from "./form-field";

/** A single-line text field. Other props go to the input, `register(…)` included. */
export function TextField({
  label,
  hint,
  error,
  ...input
}: FormFieldProps & Omit<ComponentProps<"input">, "className" | "id">) {
  return (
    <FormField label={label} hint={hint} error={error}>
      {(control) => <input {...control} {...input} />}
    </FormField>
  );
}
