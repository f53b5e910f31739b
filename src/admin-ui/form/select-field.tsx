import { NativeSelect, type NativeSelectFieldProps } from "@chakra-ui/react";
import { FormField, type FormFieldProps } from "./form-field";

interface SelectFieldProps extends FormFieldProps, NativeSelectFieldProps {
  readonly disabled?: boolean;
}

/** A native select with its options as children. Other props go to it, `register(…)` included. */
export function SelectField({
  label,
  hint,
  error,
  required,
  disabled = false,
  ...select
}: SelectFieldProps) {
  return (
    <FormField label={label} hint={hint} error={error} required={required}>
      <NativeSelect.Root disabled={disabled}>
        <NativeSelect.Field {...select} />
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FormField>
  );
}
