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
  /** Leaves the label to screen readers. */
  readonly hideLabel?: boolean | undefined;
}

/**
 * Label, help and error of one Chakra control.
 * @param controlId id of a control that does not take it from its field
 */
export function FormField({
  label,
  hint,
  error,
  required = false,
  hideLabel = false,
  controlId,
  children,
}: FormFieldProps & { readonly controlId?: string; readonly children: ReactNode }) {
  return (
    <Field.Root
      invalid={Boolean(error)}
      required={required}
      minW="0"
      {...(controlId ? { id: controlId } : {})}
    >
      <Field.Label {...(hideLabel ? { className: "visually-hidden" } : {})}>{label}</Field.Label>
      {children}
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
