import { FieldFrame, type FieldTexts } from "./field-frame";

interface ChoiceInputProps {
  readonly field: FieldTexts;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

export function ChoiceInput({ field, value, choices, onChange }: ChoiceInputProps) {
  return (
    <FieldFrame field={field}>
      {(ids) => (
        <select
          {...ids}
          className="edit-field__input"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
