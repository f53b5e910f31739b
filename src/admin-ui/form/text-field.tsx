import { Input, type InputProps } from "@chakra-ui/react";
import type { Ref } from "react";
import { FormField, type FormFieldProps } from "./form-field";

/** A single-line text field. Other props go to the input, `register(…)` included. */
export function TextField({
  label,
  hint,
  error,
  required,
  hideLabel,
  ...input
}: FormFieldProps & Omit<InputProps, "required"> & { readonly ref?: Ref<HTMLInputElement> }) {
  return (
    <FormField label={label} hint={hint} error={error} required={required} hideLabel={hideLabel}>
      <Input {...input} />
    </FormField>
  );
}
