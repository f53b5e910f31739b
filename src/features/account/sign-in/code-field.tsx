import { secondFactorTexts } from "@/i18n/account/second-factor-texts";
import { useTexts } from "@/i18n/use-texts";
import { TextField } from "@/ui/form/text-field";

const DIGITS = 6;

/** Whether a code has all its digits. */
export function isCompleteCode(code: string): boolean {
  return code.length === DIGITS;
}

interface CodeFieldProps {
  readonly value: string;
  /** Whether the form was sent; from then on, missing digits are an error. */
  readonly isSent: boolean;
  readonly onChange: (code: string) => void;
}

/** The six digits of an authenticator app; takes the focus. */
export function CodeField({ value, isSent, onChange }: CodeFieldProps) {
  const texts = useTexts(secondFactorTexts);
  return (
    <div ref={focusInput}>
      <TextField
        label={texts.code}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={DIGITS}
        error={isSent && !isCompleteCode(value) ? texts.incomplete : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, ""))}
      />
    </div>
  );
}

function focusInput(part: HTMLElement | null): void {
  part?.querySelector("input")?.focus();
}
