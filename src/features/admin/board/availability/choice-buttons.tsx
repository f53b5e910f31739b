import { Button, Fieldset, Flex } from "@chakra-ui/react";

interface ChoiceButtonsProps<Value> {
  readonly label: string;
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
}

/** A choice whose buttons wrap on narrow screens. */
export function ChoiceButtons<Value extends string | number>(props: ChoiceButtonsProps<Value>) {
  const { label, value, onChoose, options } = props;
  return (
    <Fieldset.Root>
      <Fieldset.Legend fontWeight="semibold" mb="1.5">
        {label}
      </Fieldset.Legend>
      <Flex wrap="wrap" gap="2">
        {options.map((option) => (
          <Button
            key={option.value}
            variant={option.value === value ? "solid" : "outline"}
            colorPalette="gray"
            aria-pressed={option.value === value}
            onClick={() => onChoose(option.value)}
          >
            {option.label}
          </Button>
        ))}
      </Flex>
    </Fieldset.Root>
  );
}
