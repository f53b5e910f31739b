import { useId } from "react";
import { BLOCK_LENGTHS, type BlockLength, blockEnd } from "@/domain/guest/block-end";
import type { Instant } from "@/domain/time/berlin-time";
import { guestsTexts } from "@/i18n/admin/guests-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { momentText } from "./moment-text";

interface BlockLengthChoiceProps {
  readonly value: BlockLength;
  readonly now: Instant;
  readonly onChange: (length: BlockLength) => void;
}

/** Selects how long a block lasts and shows its end. */
export function BlockLengthChoice({ value, now, onChange }: BlockLengthChoiceProps) {
  const texts = useTexts(guestsTexts);
  const language = useLanguage();
  const name = useId();
  return (
    <fieldset className="guest-form__lengths">
      <legend className="admin-field__label">{texts.blockFor}</legend>
      {BLOCK_LENGTHS.map((length) => (
        <label className="guest-form__check" key={length}>
          <input
            type="radio"
            name={name}
            checked={value === length}
            onChange={() => onChange(length)}
          />
          {texts.lengths[length]}
        </label>
      ))}
      <p className="admin-field__hint">{texts.until(momentText(blockEnd(value, now), language))}</p>
    </fieldset>
  );
}
