import { Field } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** What every form field says about its control. */
export interface FormFieldProps {
  readonly label: ReactNode;
  /** Help that stays visible. */
  readonly hint?: ReactNode;
  /** What is wrong; read out when it appears. */
  readonly error?: string | undefined;
}

/** Label, help and error around one control, which must be a Chakra control to be wired to them. */
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
