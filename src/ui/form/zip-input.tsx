import { useId, useState } from "react";
import { isZip } from "@/domain/contact/zip";
import "./zip-input.css";

interface ZipInputProps {
  /** The known postal code; empty if there is none. */
  readonly value: string;
  /** Accessible name. */
  readonly label: string;
  readonly placeholder: string;
  /** Called with five digits as soon as they are typed, and with "" when the field is emptied. */
  readonly onChange: (zip: string) => void;
  /** Shown and announced when the field is left with too few digits. */
  readonly incomplete: string;
}

/** Takes a German postal code and answers with the fifth digit, without a button. */
export function ZipInput({ value, label, placeholder, onChange, incomplete }: ZipInputProps) {
  const id = useId();
  /** The text being typed; null while the known postal code is shown. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const isShort = isLeft && typed !== null && typed !== "";

  function change(text: string): void {
    const digits = text.replace(/\D/g, "").slice(0, 5);
    const isDone = digits === "" || isZip(digits);
    setTyped(isDone ? null : digits);
    setLeft(false);
    if (isDone) onChange(digits);
  }

  return (
    <span className="zip-input">
      <input
        className="zip-input__field"
        inputMode="numeric"
        autoComplete="postal-code"
        aria-label={label}
        aria-invalid={isShort}
        aria-describedby={isShort ? id : undefined}
        placeholder={placeholder}
        value={typed ?? value}
        onChange={(event) => change(event.target.value)}
        onBlur={() => setLeft(true)}
      />
      {isShort ? (
        <span className="zip-input__error" id={id} role="alert">
          {incomplete}
        </span>
      ) : null}
    </span>
  );
}
