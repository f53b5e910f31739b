import type { ReactNode } from "react";
import "./choice-chips.css";

/** A titled group of {@link ChoiceChip}s. */
export function ChoiceChips({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="chips">
      <legend className="chips__title">{title}</legend>
      <div className="chips__choices">{children}</div>
    </fieldset>
  );
}

interface ChoiceChipProps {
  readonly checked: boolean;
  readonly onChange: () => void;
  readonly children: ReactNode;
}

/** A checkbox in the shape of a chip. */
export function ChoiceChip({ checked, onChange, children }: ChoiceChipProps) {
  return (
    <label className="chips__choice">
      <input className="chips__input" type="checkbox" checked={checked} onChange={onChange} />
      {children}
    </label>
  );
}
