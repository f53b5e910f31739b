import { useId } from "react";
import { guestsTexts } from "@/i18n/admin/guests-texts";
import { useTexts } from "@/i18n/use-texts";

interface Field {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isWrong: boolean;
}

/** Phone number and reason of a block. */
export function BlockFields({ phone, reason }: { phone: Field; reason: Field }) {
  const texts = useTexts(guestsTexts);
  return (
    <div className="guest-form__fields">
      <BlockField
        {...phone}
        label={texts.blockPhone}
        error={texts.phoneInvalid}
        input={{ type: "tel", maxLength: 30 }}
      />
      <BlockField
        {...reason}
        label={texts.reason}
        hint={texts.reasonHint}
        error={texts.reasonMissing}
        input={{ type: "text", maxLength: 200 }}
      />
    </div>
  );
}

interface BlockFieldProps extends Field {
  readonly label: string;
  readonly hint?: string;
  readonly error: string;
  readonly input: { readonly type: "tel" | "text"; readonly maxLength: number };
}

function BlockField({ value, onChange, isWrong, label, hint, error, input }: BlockFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, isWrong && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className="admin-field">
      <label className="admin-field__label" htmlFor={id}>
        {label}
      </label>
      <input
        className="admin-field__control"
        id={id}
        {...input}
        autoComplete="off"
        value={value}
        aria-invalid={isWrong}
        aria-describedby={described || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint && (
        <p className="admin-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {isWrong && (
        <p className="admin-field__error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
