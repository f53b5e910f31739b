import { Input, type InputProps } from "@chakra-ui/react";
import { FormField, type FormFieldProps } from "./form-field";

/** One line of text. Everything but label, hint and error goes to the input, also `register(…)`. */
export function TextField({ label, hint, error, required, ...input }: FormFieldProps & InputProps) {
  return (
    <FormField label={label} hint={hint} error={error} required={required ?? false}>
      <Input {...input} />
    </FormField>
  );
}
