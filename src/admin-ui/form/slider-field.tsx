import { chakra } from "@chakra-ui/react";
import { useId } from "react";
import { FormField } from "./form-field";

const STEPS = 50;

interface SliderFieldProps {
  readonly label: string;
  readonly value: number;
  /** Smallest and largest value; the slider is disabled if they are the same. */
  readonly range: readonly [min: number, max: number];
  readonly onValueChange: (value: number) => void;
}

/** A value between two ends. */
export function SliderField({ label, value, range, onValueChange }: SliderFieldProps) {
  const id = useId();
  const [min, max] = range;
  return (
    <FormField label={label} controlId={id}>
      <chakra.input
        type="range"
        id={id}
        min={min}
        max={max}
        step={(max - min) / STEPS || 1}
        value={value}
        disabled={max - min < 0.001}
        onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
        accentColor="brand.fg"
        w="full"
        minH="11"
      />
    </FormField>
  );
}
