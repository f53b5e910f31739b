import { NumberField } from "@/admin-ui/form/number-field";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";

interface PartySizeFieldProps {
  /** 0 while nothing valid is typed. */
  readonly size: number;
  readonly error?: string | undefined;
  readonly onChange: (size: number) => void;
}

/** Party size with buttons for one more or fewer. */
export function PartySizeField({ size, error, onChange }: PartySizeFieldProps) {
  const texts = useTexts(reservationDayTexts);
  return (
    <NumberField
      label={texts.party}
      error={error}
      value={size > 0 ? String(size) : ""}
      min={1}
      max={500}
      step={1}
      decimals={0}
      onValueChange={(text) => {
        const typed = Number.parseInt(text, 10);
        onChange(Number.isFinite(typed) ? Math.max(0, typed) : 0);
      }}
    />
  );
}
