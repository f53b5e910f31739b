import { type ReactNode, useState } from "react";
import type { Cents } from "@/domain/money/money";
import { euroInputText, parseEuros } from "@/domain/text/euro-input";
import { MoneyField } from "./money-field";

interface SavedMoneyFieldProps {
  readonly label: ReactNode;
  readonly hint: ReactNode;
  /** The stored amount; null for none. */
  readonly cents: Cents | null;
  /** Largest amount, and the error for an invalid one. */
  readonly limit: { readonly cents: Cents; readonly error: string };
  /** @returns whether it was saved; if not, what was typed stays */
  readonly onSave: (cents: Cents | null) => Promise<boolean>;
}

/** An optional amount that is saved when the field is left, or by Enter. */
export function SavedMoneyField({ label, hint, cents, limit, onSave }: SavedMoneyFieldProps) {
  const stored = cents === null ? "" : euroInputText(cents);
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const text = typed ?? stored;

  async function save(): Promise<void> {
    if (typed === null) return;
    const amount = typed.trim() === "" ? null : parseEuros(typed);
    const isInvalid = typed.trim() !== "" && (amount === null || amount > limit.cents);
    setWrong(isInvalid);
    if (isInvalid) return;
    if (amount === cents || (await onSave(amount))) setTyped((now) => (now === typed ? null : now));
  }

  return (
    <MoneyField
      label={label}
      hint={hint}
      error={isWrong && limit.error}
      value={text}
      onValueChange={(next) => {
        setTyped(next);
        setWrong(false);
      }}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        void save();
      }}
    />
  );
}
