import { useState } from "react";
import type { FormFieldProps } from "@/admin-ui/form/form-field";
import { MoneyField } from "@/admin-ui/form/money-field";
import { NumberField } from "@/admin-ui/form/number-field";
import { euroInputText, parseEuros } from "@/domain/text/euro-input";
import { numberText, parseNumber } from "@/domain/text/number-text";
import { useEditorTools } from "../context/editor-context";

interface DraftNumberFieldProps {
  readonly field: FormFieldProps;
  /** Unique in the menu, for example `pho-bo/preis`. */
  readonly name: string;
  /** `undefined` if empty, `NaN` if the text is not a valid number. */
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
  /** `count` takes whole numbers; `cents` takes euros and reports cents. */
  readonly unit?: "count" | "cents";
}

/** A number of the draft. It keeps the typed text, even if that is not a valid number. */
export function DraftNumberField(props: DraftNumberFieldProps) {
  const { field, name, value, onChange, unit = "count" } = props;
  const { typedNumbers } = useEditorTools();
  const [typed, setTyped] = useState(() => ({
    text: (Number.isNaN(value) && typedNumbers.current.get(name)) || textOf(value, unit),
    value,
  }));
  // The value was changed elsewhere, for example by undo, import or merge.
  const text = Object.is(typed.value, value) ? typed.text : textOf(value, unit);
  const change = (next: string) => {
    const read = { text: next, value: numberOf(next, unit) };
    if (Number.isNaN(read.value)) typedNumbers.current.set(name, next);
    else typedNumbers.current.delete(name);
    setTyped(read);
    if (!Object.is(read.value, value)) onChange(read.value);
  };
  return unit === "cents" ? (
    <MoneyField {...field} value={text} onValueChange={change} />
  ) : (
    <NumberField {...field} value={text} onValueChange={change} decimals={0} />
  );
}

type Unit = NonNullable<DraftNumberFieldProps["unit"]>;

function textOf(value: number | undefined, unit: Unit): string {
  if (value === undefined || Number.isNaN(value)) return "";
  return unit === "count" ? numberText(value) : euroInputText(value);
}

function numberOf(text: string, unit: Unit): number | undefined {
  if (text.trim() === "") return undefined;
  return (unit === "cents" ? parseEuros(text) : parseNumber(text)) ?? Number.NaN;
}
