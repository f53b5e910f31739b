import { chakra, Fieldset, useSlotRecipe } from "@chakra-ui/react";
import { type ComponentProps, type ReactNode, useId } from "react";
import type { FormFieldProps } from "./form-field";

export interface RadioCard {
  readonly value: string;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly disabled?: boolean;
}

type InputProps = Omit<ComponentProps<"input">, "type" | "value" | "children">;

/**
 * Native radio buttons as cards in a fieldset. Other props go to every radio button, `register(…)`
 * included.
 */
export function RadioCards({
  label,
  hint,
  error,
  cards,
  ...input
}: FormFieldProps & InputProps & { cards: readonly RadioCard[] }) {
  const styles = useSlotRecipe({ key: "radioCards" })();
  const id = useId();
  return (
    <Fieldset.Root invalid={error !== undefined}>
      <Fieldset.Legend>{label}</Fieldset.Legend>
      <chakra.div css={styles.list}>
        {cards.map((card) => (
          <chakra.label key={card.value} css={styles.card} htmlFor={`${id}-${card.value}`}>
            <chakra.input
              {...input}
              css={styles.input}
              type="radio"
              id={`${id}-${card.value}`}
              value={card.value}
              disabled={card.disabled ?? false}
            />
            <chakra.span css={styles.text}>
              <chakra.span css={styles.title}>{card.title}</chakra.span>
              {card.description ? (
                <chakra.span css={styles.description}>{card.description}</chakra.span>
              ) : null}
            </chakra.span>
          </chakra.label>
        ))}
      </chakra.div>
      {hint ? <Fieldset.HelperText>{hint}</Fieldset.HelperText> : null}
      <Fieldset.ErrorText>{error}</Fieldset.ErrorText>
    </Fieldset.Root>
  );
}
