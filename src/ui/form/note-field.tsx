import { type Ref, useId } from "react";
import "./note-field.css";

interface NoteFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly maxLength: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly fieldRef?: Ref<HTMLTextAreaElement>;
}

/** A short note in a sheet of the restaurant page. */
export function NoteField({ label, hint, maxLength, value, onChange, fieldRef }: NoteFieldProps) {
  const id = useId();
  return (
    <div className="note-field">
      <label className="note-field__label" htmlFor={id}>
        {label}
      </label>
      <textarea
        className="note-field__input"
        id={id}
        aria-describedby={`${id}-hint`}
        rows={2}
        maxLength={maxLength}
        value={value}
        ref={fieldRef}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p className="note-field__hint" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}
