import { Field } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** Props of every form field. */
export interface FormFieldProps {
  readonly label: ReactNode;
  /** Help text, always visible. */
  readonly hint?: ReactNode;
  /** Error message, announced when it appears. */
  readonly error?: string | undefined;
}

/** Label, help and error of one control. Only Chakra controls are connected to them. */
export function FormField(props: FormFieldProps & { required?: boolean; children: ReactNode }) {
  return (
    <Field.Root invalid={props.error !== undefined} required={props.required ?? false}>
      <Field.Label>{props.label}</Field.Label>
      {props.children}
      {props.hint ? <Field.HelperText>{props.hint}</Field.HelperText> : null}
      <Field.ErrorText>{props.error}</Field.ErrorText>
    </Field.Root>
  );
}
