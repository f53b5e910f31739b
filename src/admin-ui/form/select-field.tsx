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
  hideLabel,
  disabled = false,
  maxW = "full",
  ...select
}: SelectFieldProps) {
  return (
    <FormField label={label} hint={hint} error={error} required={required} hideLabel={hideLabel}>
      <NativeSelect.Root disabled={disabled} maxW={maxW}>
        <NativeSelect.Field {...select} />
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FormField>
  );
}
