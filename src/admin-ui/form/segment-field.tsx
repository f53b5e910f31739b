import { SegmentGroup } from "@chakra-ui/react";
import type { ChoiceFieldProps } from "./choice";
import { ChoiceFrame } from "./choice-frame";

interface SegmentFieldProps<Value extends string> extends ChoiceFieldProps<Value> {
  /** Shows the label to screen readers only. */
  readonly isLabelHidden?: boolean;
}

/** A choice among few options with short labels, all visible. */
export function SegmentField<Value extends string>(props: SegmentFieldProps<Value>) {
  const { value, onValueChange, options, label, ...frame } = props;
  return (
    <ChoiceFrame label={label} {...frame}>
      <SegmentGroup.Root
        maxW="full"
        minW="0"
        w="fit-content"
        flexWrap="wrap"
        aria-label={typeof label === "string" ? label : undefined}
        value={value}
        onValueChange={(change) => {
          const chosen = options.find((option) => option.value === change.value);
          if (chosen) onValueChange(chosen.value);
        }}
      >
        <SegmentGroup.Indicator />
        {options.map((option) => (
          <SegmentGroup.Item
            key={option.value}
            value={option.value}
            disabled={option.disabled ?? false}
          >
            <SegmentGroup.ItemText>{option.label}</SegmentGroup.ItemText>
            <SegmentGroup.ItemHiddenInput />
          </SegmentGroup.Item>
        ))}
      </SegmentGroup.Root>
    </ChoiceFrame>
  );
}
