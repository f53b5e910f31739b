import { FieldFrame, type FieldTexts } from "./field-frame";

interface TextInputProps {
  readonly field: FieldTexts & { readonly lang?: "de" | "en" };
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** More than 1 renders a textarea. */
  readonly rows?: number;
}

export function TextInput({ field, value, onChange, rows = 1 }: TextInputProps) {
  return (
    <FieldFrame field={field}>
      {(ids) =>
        rows > 1 ? (
          <textarea
            {...ids}
            className="edit-field__input"
            lang={field.lang}
            rows={rows}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        ) : (
          <input
            {...ids}
            className="edit-field__input"
            lang={field.lang}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )
      }
    </FieldFrame>
  );
}
