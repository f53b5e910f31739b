import { useState } from "react";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { Language } from "@/domain/text/language";
import { textIn } from "@/domain/text/localized-text";
import { menuTexts } from "@/i18n/menu-texts";

interface AddOnCodesProps {
  /** Undefined means not declared, which differs from an empty list. */
  readonly codes: readonly string[] | undefined;
  /** The restaurant's legend. */
  readonly addOns: Restaurant["add_ons"];
  readonly language: Language;
}

/**
 * Allergen and additive codes of a dish. Opening them shows their meaning, which is rendered only
 * then because a menu has hundreds of codes.
 */
export function AddOnCodes({ codes, addOns, language }: AddOnCodesProps) {
  const texts = menuTexts[language];
  const [open, setOpen] = useState(false);
  if (!codes) return <p className="codes codes--unknown">{texts.addOnsUnknown}</p>;
  if (codes.length === 0) return null;
  return (
    <details className="codes" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="codes__summary">
        <span className="visually-hidden">{`${texts.addOns}: `}</span>
        {codes.join(", ")}
      </summary>
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
