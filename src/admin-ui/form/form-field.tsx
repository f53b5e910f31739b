import { Field } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** Props of every field. */
export interface FormFieldProps {
  readonly label: ReactNode;
  /** Help text, always visible. */
  readonly hint?: ReactNode;
  /** Error message, announced when it appears. */
  readonly error?: ReactNode;
  readonly required?: boolean | undefined;
}

/** Label, help and error of one Chakra control. */
export function FormField({
  label,
  hint,
  error,
  required = false,
  children,
}: FormFieldProps & { readonly children: ReactNode }) {
  return (
    <Field.Root invalid={Boolean(error)} required={required}>
      <Field.Label>{label}</Field.Label>
      {children}
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
