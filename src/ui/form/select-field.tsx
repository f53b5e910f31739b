import { NativeSelect, type NativeSelectFieldProps } from "@chakra-ui/react";
import { FormField, type FormFieldProps } from "./form-field";

/** A native select with its options as children. Other props go to it, `register(…)` included. */
export function SelectField({
  label,
  hint,
  error,
  required,
  ...select
}: FormFieldProps & NativeSelectFieldProps & { required?: boolean }) {
  return (
    <FormField label={label} hint={hint} error={error} required={required ?? false}>
      <NativeSelect.Root>
        <NativeSelect.Field {...select} />
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FormField>
  );
}
