import { SegmentField } from "@/admin-ui/form/segment-field";
import { BLOCK_LENGTHS, type BlockLength, blockEnd } from "@/domain/guest/block-end";
import { formatMoment } from "@/domain/text/format-moment";
import type { Instant } from "@/domain/time/berlin-time";
import { guestsTexts } from "@/i18n/admin/guests-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";

interface BlockLengthChoiceProps {
  readonly value: BlockLength;
  readonly now: Instant;
  readonly onChange: (length: BlockLength) => void;
}

/** Selects how long a block lasts and shows its end. */
export function BlockLengthChoice({ value, now, onChange }: BlockLengthChoiceProps) {
  const texts = useTexts(guestsTexts);
  const language = useLanguage();
  return (
    <SegmentField
      label={texts.blockFor}
      hint={texts.until(formatMoment(blockEnd(value, now), language))}
      value={value}
      onValueChange={onChange}
      options={BLOCK_LENGTHS.map((length) => ({ value: length, label: texts.lengths[length] }))}
    />
  );
}
