import { useState } from "react";
import { menuEditorTexts } from "@/i18n/admin/menu-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import "../fields/fields.css";

interface AddByNameProps {
  /** Names what is added. */
  readonly label: string;
  readonly onAdd: (name: string) => void;
}

/** Adds an entry by its German name; the caller derives its id from the name. */
export function AddByName({ label, onAdd }: AddByNameProps) {
  const texts = useTexts(menuEditorTexts);
  const [name, setName] = useState("");
  return (
    <form
      className="add-by-name"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === "") return;
        onAdd(name.trim());
        setName("");
      }}
    >
      <input
        className="edit-field__input"
        aria-label={label}
        placeholder={label}
        value={name}
        maxLength={200}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <button type="submit" className="button button--outline" disabled={name.trim() === ""}>
        {texts.add}
        <span className="visually-hidden">: {label}</span>
      </button>
    </form>
  );
}
