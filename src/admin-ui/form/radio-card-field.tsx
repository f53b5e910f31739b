import { RadioCard, SimpleGrid } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { Choice, ChoiceFieldProps } from "./choice";
import { ChoiceFrame } from "./choice-frame";

interface DescribedChoice<Value extends string> extends Choice<Value> {
  readonly description?: ReactNode;
}

/** A choice among options that need a description. */
export function RadioCardField<Value extends string>(
  props: ChoiceFieldProps<Value, DescribedChoice<Value>>,
) {
  const { value, onValueChange, options, label, ...frame } = props;
  return (
    <ChoiceFrame label={label} {...frame}>
      <RadioCard.Root
        aria-label={typeof label === "string" ? label : undefined}
        value={value}
        onValueChange={(change) => {
          const chosen = options.find((option) => option.value === change.value);
          if (chosen) onValueChange(chosen.value);
        }}
      >
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
          {options.map((option) => (
            <RadioCard.Item
              key={option.value}
              value={option.value}
              disabled={option.disabled ?? false}
            >
              <RadioCard.ItemHiddenInput />
              <RadioCard.ItemControl>
                <RadioCard.ItemContent>
                  <RadioCard.ItemText>{option.label}</RadioCard.ItemText>
                  {option.description && (
                    <RadioCard.ItemDescription opacity="1" color="fg.muted">
                      {option.description}
                    </RadioCard.ItemDescription>
                  )}
                </RadioCard.ItemContent>
                <RadioCard.ItemIndicator />
              </RadioCard.ItemControl>
            </RadioCard.Item>
          ))}
        </SimpleGrid>
      </RadioCard.Root>
    </ChoiceFrame>
  );
}
