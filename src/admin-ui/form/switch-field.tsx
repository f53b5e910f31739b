import { Field, Switch } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface SwitchFieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  readonly name?: string;
}

/** A setting that is on or off and takes effect at once. */
export function SwitchField(props: SwitchFieldProps) {
  const { label, hint, checked, onCheckedChange, name } = props;
  return (
    <Field.Root>
      <Switch.Root
        size="lg"
        {...(name && { name })}
        minH="11"
        gap="3"
        checked={checked}
        onCheckedChange={(change) => onCheckedChange(change.checked)}
      >
        <Switch.HiddenInput />
        <Switch.Control>
          <Switch.Thumb />
        </Switch.Control>
        <Switch.Label fontSize="md" lineHeight="short">
          {label}
        </Switch.Label>
      </Switch.Root>
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
    </Field.Root>
  );
}
