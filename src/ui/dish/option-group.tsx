import { type ReactNode, useId } from "react";
import type { MenuOption, MenuOptionGroup } from "@/domain/menu/menu.schema";
import type { ChoiceRefusalReason } from "@/domain/menu/options/check-choices";
import { minOptions } from "@/domain/menu/options/min-options";
import { centsFromEuros } from "@/domain/money/money";
import { formatPrice } from "@/domain/text/format";
import type { Language } from "@/domain/text/language";
import { textIn } from "@/domain/text/localized-text";
import { menuTexts } from "@/i18n/menu/menu-texts";
import { soldOutOptionTexts } from "@/i18n/order/sold-out-option-texts";
import { choiceHint } from "./option-choices";
import "./option-group.css";

/** How options are shown. */
export interface OptionView {
  readonly language: Language;
  /** A mark behind the name of an option. */
  readonly renderMark?: (option: MenuOption, group: MenuOptionGroup) => ReactNode;
  /** Says that an option of a group is sold out; null if it can be chosen. */
  readonly soldOutText?: (group: string, option: string) => string | null;
  /** Text about the dish being sold out; without it the dish can be ordered. */
  readonly soldOut?: string | null;
}

/** Why the choices of a group cannot be ordered. */
export type OptionProblem = ChoiceRefusalReason | "SOLD_OUT";

interface OptionGroupProps {
  readonly group: MenuOptionGroup & { readonly id: string };
  readonly view: OptionView;
  readonly chosen: readonly string[];
  readonly problem: OptionProblem | null;
  readonly onChange: (value: string, chosen: boolean) => void;
}

/** One option group: radio buttons or checkboxes with surcharges and codes. */
export function OptionGroup({ group, view, chosen, problem, onChange }: OptionGroupProps) {
  const id = useId();
  const { language, renderMark } = view;
  const texts = menuTexts[language];
  const isFull = group.type === "checkbox" && chosen.length >= (group.max ?? Infinity);
  return (
    <fieldset className="options" aria-describedby={problem ? `${id}-problem` : `${id}-hint`}>
      <legend className="options__legend">
        {textIn(group.label, language)}
        {minOptions(group) > 0 ? <span className="options__required">{texts.required}</span> : null}
      </legend>
      <p className="options__hint" id={`${id}-hint`}>
        {choiceHint(group, language)}
      </p>
      {problem ? (
        <p className="options__problem" id={`${id}-problem`} role="alert">
          {problem === "SOLD_OUT"
            ? soldOutOptionTexts[language].chooseAnother
            : texts.problems[problem]}
        </p>
      ) : null}
      {group.options.map((option) => {
        const checked = chosen.includes(option.value);
        const soldOut = view.soldOutText?.(group.id, option.value) ?? null;
        return (
          <label key={option.value} className="options__option">
            <input
              className="options__input"
              type={group.type}
              name={id}
              checked={checked}
              disabled={(isFull || soldOut !== null) && !checked}
              aria-invalid={problem ? true : undefined}
              onChange={(event) => onChange(option.value, event.currentTarget.checked)}
            />
            <span className="options__name">
              {textIn(option.label, language)}
              {soldOut === null ? (
                renderMark?.(option, group)
              ) : (
                <span className="options__fit options__fit--unfit">{soldOut}</span>
              )}
              {option.add_ons?.length ? (
                <span className="options__codes">
                  <span className="visually-hidden">, {texts.addOns}: </span>
                  {option.add_ons.join(", ")}
                </span>
              ) : null}
            </span>
            {group.costs && option.preis > 0 ? (
              <span className="options__price">
                {texts.surcharge(formatPrice(centsFromEuros(option.preis), language))}
              </span>
            ) : null}
          </label>
        );
      })}
      {group.type === "radio" && !group.required && chosen[0] !== undefined ? (
        <button
          type="button"
          className="options__clear"
          onClick={() => onChange(chosen[0] ?? "", false)}
        >
          {texts.clearChoice}
        </button>
      ) : null}
    </fieldset>
  );
}
