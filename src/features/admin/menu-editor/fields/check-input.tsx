import "./fields.css";

interface CheckInputProps {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function CheckInput({ label, hint, checked, onChange }: CheckInputProps) {
  return (
    <label className="edit-check">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        {label}
        {hint ? <small className="edit-check__hint">{hint}</small> : null}
      </span>
    </label>
  );
}
