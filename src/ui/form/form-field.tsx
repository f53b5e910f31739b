import { type ReactNode, useId } from "react";
import "./form-field.css";

/** Props of every form field. */
export interface FormFieldProps {
  readonly label: ReactNode;
  /** Help text, always visible. */
  readonly hint?: ReactNode;
  /** Error message, announced when it appears. */
  readonly error?: string | undefined;
}

/** Props that tie a control to its label, help and error. */
interface ControlProps {
  readonly id: string;
  readonly className: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-errormessage": string | undefined;
  readonly "aria-invalid": true | undefined;
}

/** Label, help and error of one control, which gets its attributes from `children`. */
export function FormField(
  props: FormFieldProps & { readonly children: (control: ControlProps) => ReactNode },
) {
  const { label, hint, error, children } = props;
  const id = useId();
  const isInvalid = error !== undefined;
  return (
    <div className="form-field">
      <label className="form-field__label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: "form-field__control",
        "aria-describedby": hint ? `${id}-hint` : undefined,
        "aria-errormessage": isInvalid ? `${id}-error` : undefined,
        "aria-invalid": isInvalid || undefined,
      })}
      {hint ? (
        <div className="form-field__hint" id={`${id}-hint`}>
          {hint}
        </div>
      ) : null}
      {isInvalid ? (
        <div className="form-field__error" id={`${id}-error`} aria-live="polite">
          {error}
        </div>
      ) : null}
    </div>
  );
}
