import { useState } from "react";
import { euroInputText, parseEuros } from "@/domain/money/euro-input";
import type { Language } from "@/domain/text/language";
import { useLanguage } from "@/i18n/use-texts";
import { FieldFrame, type FieldTexts } from "./field-frame";

interface NumberInputProps {
  readonly field: FieldTexts;
  /** `undefined` if empty, `NaN` if the text is not a valid number. */
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
  /** `count` takes whole numbers; `cents` takes euros and reports cents. */
  readonly unit?: "count" | "cents";
}

/** A number field that keeps the typed text, even if it is not a valid number. */
export function NumberInput({ field, value, onChange, unit = "count" }: NumberInputProps) {
  const language = useLanguage();
  const [typed, setTyped] = useState({ text: textOf(value, unit, language), value });
  // The value was changed elsewhere, for example by undo, import or merge.
  const text = Object.is(typed.value, value) ? typed.text : textOf(value, unit, language);
  return (
    <FieldFrame field={field}>
      {(ids) => (
        <span className="edit-field__amount" data-unit={unit}>
          <input
            {...ids}
            className="edit-field__input"
            inputMode={unit === "cents" ? "decimal" : "numeric"}
            autoComplete="off"
            value={text}
            onChange={(event) => {
              const next = event.currentTarget.value;
              const read = numberOf(next, unit);
              setTyped({ text: next, value: read });
              onChange(read);
            }}
          />
          {unit === "cents" ? <span aria-hidden="true">€</span> : null}
        </span>
      )}
    </FieldFrame>
  );
}

type Unit = NonNullable<NumberInputProps["unit"]>;

function textOf(value: number | undefined, unit: Unit, language: Language): string {
  if (value === undefined || Number.isNaN(value)) return "";
  if (unit === "count") return String(value);
  const text = euroInputText(value);
  return language === "en" ? text.replace(",", ".") : text;
}

function numberOf(text: string, unit: Unit): number | undefined {
  if (text.trim() === "") return undefined;
  if (unit === "cents") return parseEuros(text) ?? Number.NaN;
  return /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : Number.NaN;
}
