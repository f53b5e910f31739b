import { useId } from "react";

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: "text" | "tel";
  readonly error?: string | undefined;
}

/** A text field with its error. */
export function TextField({ label, value, onChange, type = "text", error }: TextFieldProps) {
  const id = useId();
  return (
    <div className="reservation-field">
      <label htmlFor={id}>{label}</label>
      <input
        className="reservation-field__input"
        id={id}
        type={type}
        autoComplete="off"
        maxLength={type === "tel" ? 30 : 80}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && (
        <p className="reservation-field__error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
