import { type ComponentProps, type ReactNode, useId } from "react";
import type { FormFieldProps } from "./form-field";
import "./form-field.css";
import "./radio-cards.css";

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
  const id = useId();
  const described = [hint ? `${id}-hint` : "", error === undefined ? "" : `${id}-error`];
  return (
    <fieldset className="radio-cards" aria-describedby={described.join(" ").trim() || undefined}>
      <legend className="radio-cards__legend">{label}</legend>
      <div className="radio-cards__list">
        {cards.map((card) => (
          <label key={card.value} className="radio-cards__card" htmlFor={`${id}-${card.value}`}>
            <input
              {...input}
              className="radio-cards__input"
              type="radio"
              id={`${id}-${card.value}`}
              value={card.value}
              disabled={card.disabled ?? false}
            />
            <span className="radio-cards__text">
              <span className="radio-cards__title">{card.title}</span>
              {card.description ? (
                <span className="radio-cards__description">{card.description}</span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
      {hint ? (
        <div className="form-field__hint" id={`${id}-hint`}>
          {hint}
        </div>
      ) : null}
      {error === undefined ? null : (
        <div className="form-field__error" id={`${id}-error`} aria-live="polite">
          {error}
        </div>
      )}
    </fieldset>
  );
}
