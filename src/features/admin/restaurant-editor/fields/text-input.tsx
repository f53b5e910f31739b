import { type ComponentProps, type ReactNode, useId } from "react";
import { type FieldPath, useFormContext } from "react-hook-form";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import type { RestaurantDraft } from "@/state/staff/restaurant-draft-atoms";
import { fieldName } from "./field-name";
import { useFieldError } from "./use-field-error";
import "./editor-field.css";

interface TextInputProps extends ComponentProps<"input"> {
  readonly name: FieldPath<RestaurantDraft>;
  readonly hint?: ReactNode;
  /** Replaces the default label. */
  readonly label?: string;
  /** Hides the label visually. */
  readonly isBare?: boolean;
}

/** A text field of the form with its error. Other props go to the input. */
export function TextInput({ name, hint, label, isBare = false, ...input }: TextInputProps) {
  const texts = useTexts(restaurantEditorTexts);
  const { register } = useFormContext<RestaurantDraft>();
  const error = useFieldError(name);
  const id = useId();
  const { onBlur, ...registered } = register(name);
  return (
    <div className="editor-field">
      <label className={isBare ? "visually-hidden" : "editor-field__label"} htmlFor={id}>
        {label ?? fieldName(name, texts).label}
      </label>
      <input
        {...input}
        {...registered}
        className="editor-field__input"
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        onBlur={(event) => {
          input.onBlur?.(event);
          void onBlur(event);
        }}
      />
      {hint && (
        <p className="editor-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

/** Error of a field; announced when it appears. */
export function FieldError({ id, text }: { id?: string; text: string | undefined }) {
  return (
    <p className="editor-field__error" id={id} aria-live="polite">
      {text}
    </p>
  );
}
