import { Group, Input, InputGroup, type InputProps } from "@chakra-ui/react";
import type { KeyboardEvent, ReactNode } from "react";
import { numberText, parseNumber } from "@/domain/text/number-text";
import { FormField, type FormFieldProps } from "./form-field";
import { type NumberLimits, steppedText } from "./stepped-text";
import { StepperButton } from "./stepper-button";

type OwnInputProps = Omit<InputProps, "value" | "onChange" | "required" | "step" | "min" | "max">;

export interface NumberFieldProps extends FormFieldProps, NumberLimits, OwnInputProps {
  /** As typed; the caller parses it, for example with `parseEuros`. */
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  /** Shows buttons and lets arrow keys change the value by this much. */
  readonly step?: number | undefined;
  readonly unit?: ReactNode;
}

/**
 * A number with a decimal comma or point. Not Chakra's `NumberInput`, because that one reads a typed
 * `12.5` as 125 in German. A malformed text stays as it was typed; a valid one is formatted on blur.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, required, hideLabel, value, onValueChange, step, unit, ...rest } =
    props;
  const { min, max, decimals, onBlur, onKeyDown, ...input } = rest;
  const move = (steps: number) =>
    onValueChange(steppedText(value, steps, { step: step ?? 1, min, max, decimals }));

  function moveByKey(event: KeyboardEvent<HTMLInputElement>): void {
    onKeyDown?.(event);
    if (!step || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    move(event.key === "ArrowUp" ? 1 : -1);
  }

  const field = (
    <InputGroup {...(unit ? { endElement: unit } : {})}>
      <Input
        inputMode={decimals === 0 ? "numeric" : "decimal"}
        autoComplete="off"
        {...(step ? { borderRadius: "0" } : {})}
        fontVariantNumeric="tabular-nums"
        {...input}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        onKeyDown={moveByKey}
        onBlur={(event) => {
          const number = parseNumber(value);
          if (number !== null && isFormattable(number, decimals)) {
            const text = numberText(number, decimals);
            if (text !== value) onValueChange(text);
          }
          onBlur?.(event);
        }}
      />
    </InputGroup>
  );
  return (
    <FormField label={label} hint={hint} error={error} required={required} hideLabel={hideLabel}>
      {step ? (
        <Group attached w="full">
          <StepperButton label={String(label)} steps={-1} onMove={move} />
          {field}
          <StepperButton label={String(label)} steps={1} onMove={move} />
        </Group>
      ) : (
        field
      )}
    </FormField>
  );
}

/** Formatting never rounds what was typed. */
function isFormattable(value: number, decimals: number | undefined): boolean {
  return decimals === undefined || Number(value.toFixed(decimals)) === value;
}
