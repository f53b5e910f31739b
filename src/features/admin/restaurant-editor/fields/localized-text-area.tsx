import { useId } from "react";
import { useFormContext } from "react-hook-form";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import type { RestaurantDraft } from "@/state/staff/restaurant-draft-atoms";
import { FieldError } from "./text-input";
import { useFieldError } from "./use-field-error";

type LocalizedField = "subtitle" | "description" | "keywords";

interface LocalizedTextAreaProps {
  readonly name: LocalizedField;
  readonly rows?: number;
  readonly hint?: string;
}

/** Text areas for a text in both languages. */
export function LocalizedTextArea({ name, rows = 2, hint }: LocalizedTextAreaProps) {
  const texts = useTexts(restaurantEditorTexts);
  return (
    <fieldset className="editor-pair">
      <legend className="editor-pair__title">{texts.fields[name]}</legend>
      {hint && <p className="editor-field__hint">{hint}</p>}
      <div className="editor-grid">
        <TextArea name={`${name}.de`} rows={rows} label={texts.languages.de} />
        <TextArea
          name={`${name}.en`}
          rows={rows}
          label={texts.languages.en}
          hint={texts.hints.english}
        />
      </div>
    </fieldset>
  );
}

interface TextAreaProps {
  readonly name: `${LocalizedField}.${"de" | "en"}`;
  readonly rows: number;
  readonly label: string;
  readonly hint?: string;
}

function TextArea({ name, rows, label, hint }: TextAreaProps) {
  const { register } = useFormContext<RestaurantDraft>();
  const error = useFieldError(name);
  const id = useId();
  return (
    <div className="editor-field">
      <label className="editor-field__label" htmlFor={id}>
        {label}
      </label>
      <textarea
        {...register(name)}
        className="editor-field__input editor-field__input--area"
        id={id}
        rows={rows}
        lang={name.slice(-2)}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-hint ${id}-error`}
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
