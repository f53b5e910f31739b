import type { ComponentProps } from "react";
import { FormField, type FormFieldProps } from "./form-field";

/** A native select with its options as children. Other props go to it, `register(…)` included. */
export function SelectField({
  label,
  hint,
  error,
  ...select
}: FormFieldProps & Omit<ComponentProps<"select">, "className" | "id">) {
  return (
    <FormField label={label} hint={hint} error={error}>
      {(control) => (
        <div className="form-field__select">
          <select {...control} {...select} />
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6 9 6 6 6-6" />
          </svg>
        </div>
      )}
    </FormField>
  );
}
