import { Group, Input, type InputProps } from "@chakra-ui/react";
import { useState } from "react";
import { kitTexts } from "@/i18n/admin/kit-texts";
import { useTexts } from "@/i18n/use-texts";
import { FormField, type FormFieldProps } from "./form-field";
import { StepperButton } from "./stepper-button";
import { parseTime, steppedTime } from "./time-text";

/** Minutes that the buttons and the arrow keys move by. */
const STEP_MINUTES = 15;

type OwnInputProps = Omit<InputProps, "value" | "onChange" | "required" | "step">;

interface TimeFieldProps extends FormFieldProps, OwnInputProps {
  /** `HH:MM`, or empty. */
  readonly value: string;
  readonly onValueChange: (time: string) => void;
  /** The arrow keys work without the buttons too. */
  readonly hasButtons?: boolean;
}

/**
 * A time of day, typed as 18:30, 18.30, 1830 or 18. Not the native time input, because its format
 * depends on the device. A malformed text is reported as it is, so that the form can refuse it.
 */
export function TimeField(props: TimeFieldProps) {
  const { label, hint, error, required, hideLabel, ...rest } = props;
  const { value, onValueChange, hasButtons = true, ...input } = rest;
  const texts = useTexts(kitTexts);
  const [typed, setTyped] = useState<string | null>(null);
  const move = (steps: number) => {
    setTyped(null);
    onValueChange(steppedTime(typed ?? value, steps, STEP_MINUTES));
  };
  return (
    <FormField label={label} hint={hint} error={error} required={required} hideLabel={hideLabel}>
      <Group attached w="full">
        {hasButtons && <StepperButton label={String(label)} steps={-1} onMove={move} />}
        <Input
          inputMode="numeric"
          autoComplete="off"
          textAlign="center"
          fontVariantNumeric="tabular-nums"
          {...(hasButtons ? { minW: "5.5rem" } : {})}
          placeholder={texts.timePlaceholder}
          {...input}
          value={typed ?? value}
          onChange={(event) => {
            const text = event.currentTarget.value;
            setTyped(text);
            onValueChange(parseTime(text) ?? text);
          }}
          onKeyDown={(event) => {
            input.onKeyDown?.(event);
            if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
            event.preventDefault();
            move(event.key === "ArrowUp" ? 1 : -1);
          }}
          onBlur={(event) => {
            setTyped(null);
            input.onBlur?.(event);
          }}
        />
        {hasButtons && <StepperButton label={String(label)} steps={1} onMove={move} />}
      </Group>
    </FormField>
  );
}
