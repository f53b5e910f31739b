import { Checkbox, Field } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface CheckboxFieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}

/** One of several independent choices. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, hint, checked, onCheckedChange, disabled = false } = props;
  return (
    <Field.Root disabled={disabled} w="auto">
      <Checkbox.Root
        minH="11"
        gap="3"
        checked={checked}
        onCheckedChange={(change) => onCheckedChange(change.checked === true)}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label textStyle="md" fontWeight="normal" minW="0" overflowWrap="anywhere">
          {label}
        </Checkbox.Label>
      </Checkbox.Root>
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
    </Field.Root>
  );
}
