import { useId, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { Cents } from "@/domain/money/money";
import { euroInputText, parseEuros } from "@/domain/text/euro-input";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import type { CheckoutDraft } from "@/state/ordering/checkout-atoms";
import { TextField } from "@/ui/form/text-field";
import { chipPrice } from "../parts/chip-price";
import "./amount-choice.css";

interface AmountChoiceProps {
  readonly name: "tip" | "cashGiven";
  readonly texts: { readonly label: string; readonly none: string; readonly own: string };
  readonly amounts: readonly Cents[];
  /** Shown below the choice. */
  readonly hint?: string | undefined;
}

/** No amount, one of a few, or an own one. Stores the amount as the text of an input field. */
export function AmountChoice({ name, texts, amounts, hint }: AmountChoiceProps) {
  const language = useLanguage();
  const { optional } = useTexts(checkoutTexts);
  const { register, setValue, setFocus, control, formState } = useFormContext<CheckoutDraft>();
  const value = useWatch({ control, name });
  const [wantsOwn, setWantsOwn] = useState(false);
  const group = useId();
  const cents = parseEuros(value);
  const isOwn = wantsOwn || (value !== "" && (cents === null || !amounts.includes(cents)));
  const error = formState.errors[name]?.message;

  function choose(text: string): void {
    setWantsOwn(false);
    setValue(name, text, { shouldValidate: formState.isSubmitted });
  }
  function chooseOwn(): void {
    setWantsOwn(true);
    // The field appears with the next render.
    requestAnimationFrame(() => setFocus(name));
  }
  return (
    <fieldset className="amount-choice">
      <legend>
        {texts.label} <small>({optional})</small>
      </legend>
      <div className="amount-choice__chips">
        <Chip group={group} isChosen={!isOwn && value === ""} onChoose={() => choose("")}>
          {texts.none}
        </Chip>
        {amounts.map((amount) => (
          <Chip
            key={amount}
            group={group}
            isChosen={!isOwn && cents === amount}
            onChoose={() => choose(euroInputText(amount))}
          >
            {chipPrice(amount, language)}
          </Chip>
        ))}
        <Chip group={group} isChosen={isOwn} onChoose={chooseOwn}>
          {texts.own}
        </Chip>
      </div>
      {(isOwn || error !== undefined) && (
        <TextField
          label={<span className="visually-hidden">{`${texts.label}: ${texts.own}`}</span>}
          inputMode="decimal"
          placeholder="€"
          maxLength={10}
          error={error}
          {...register(name)}
        />
      )}
      {hint && <p className="checkout__hint">{hint}</p>}
    </fieldset>
  );
}

interface ChipProps {
  readonly group: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: string;
}

function Chip({ group, isChosen, onChoose, children }: ChipProps) {
  return (
    <label className="amount-choice__chip">
      <input
        className="visually-hidden"
        type="radio"
        name={group}
        checked={isChosen}
        onChange={onChoose}
      />
      {children}
    </label>
  );
}
