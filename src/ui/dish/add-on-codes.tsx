import { useState } from "react";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { Language } from "@/domain/text/language";
import { textIn } from "@/domain/text/localized-text";
import { menuTexts } from "@/i18n/menu/menu-texts";
import "./add-on-codes.css";

interface AddOnCodesProps {
  /** Undefined means not declared, which differs from an empty list. */
  readonly codes: readonly string[] | undefined;
  /** The restaurant's legend. */
  readonly addOns: Restaurant["add_ons"];
  readonly language: Language;
}

/** Allergen and additive codes of a dish in its sheet. Opening them shows their meaning. */
export function AddOnCodes({ codes, addOns, language }: AddOnCodesProps) {
  const texts = menuTexts[language];
  const [open, setOpen] = useState(false);
  if (!codes || codes.length === 0) return null;
  return (
    <details className="codes" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="codes__summary">{`${texts.addOns}: ${codes.join(", ")}`}</summary>
      {open ? (
        <ul className="codes__list">
          {codes.map((code) => {
            const addOn = addOns[code];
            return (
              <li key={code}>
                <b>{code}</b> {addOn ? textIn(addOn.label, language) : null}
              </li>
            );
          })}
        </ul>
      ) : null}
    </details>
  );
}
