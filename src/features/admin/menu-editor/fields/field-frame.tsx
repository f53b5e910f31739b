import { type ReactNode, useId } from "react";
import "./fields.css";

/** Texts around an input. */
export interface FieldTexts {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Announced when it appears. */
  readonly error?: string | undefined;
}

/** Attributes that connect an input with its label, hint and error. */
interface FieldIds {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

interface FieldFrameProps {
  readonly field: FieldTexts;
  readonly children: (ids: FieldIds) => ReactNode;
}

/** Label, hint and error around one input. */
export function FieldFrame({ field, children }: FieldFrameProps) {
  const id = useId();
  const { label, hint, error } = field;
  const describedBy = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <div className="edit-field">
      <label className="edit-field__label" htmlFor={id}>
        {label}
      </label>
      {children({ id, "aria-describedby": describedBy, "aria-invalid": error ? true : undefined })}
      {error ? (
        <p className="edit-field__error" id={`${id}-error`} aria-live="polite">
          {error}
        </p>
      ) : hint ? (
        <p className="edit-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
