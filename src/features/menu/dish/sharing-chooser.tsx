import { useState } from "react";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { dishPrice } from "@/domain/menu/options/dish-price";
import { dishesForParty, MAX_SHARING } from "@/domain/menu/sharing";
import { formatPrice } from "@/domain/text/format";
import { textIn } from "@/domain/text/localized-text";
import { sharingTexts } from "@/i18n/menu/sharing-texts";
import { useLanguage } from "@/i18n/use-texts";
import { QuantityStepper } from "@/ui/form/quantity-stepper";
import { useDishActions } from "./use-dish-actions";
import { useSoldOut } from "./use-sold-out";

const USUAL_PARTY = 2;

/** Suggests dishes to share for a number of people; a tap adds the portions. */
export function SharingChooser({ items }: { items: readonly MenuItem[] }) {
  const language = useLanguage();
  const texts = sharingTexts[language];
  const actions = useDishActions();
  const soldOut = useSoldOut();
  const [people, setPeople] = useState(USUAL_PARTY);
  const available = items.filter((item) => soldOut(item) === null);
  const found = dishesForParty(available, people);
  return (
    <>
      <div className="sharing__people">
        <span aria-hidden="true">{texts.people}</span>
        <QuantityStepper
          qty={people}
          min={1}
          max={MAX_SHARING}
          labels={{ quantity: texts.people, fewer: texts.fewer, more: texts.more }}
          onChange={setPeople}
        />
      </div>
      {found.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul className="sharing__dishes">
          {found.map(({ item, portions }) => (
            <li key={item.id}>
              <button
                type="button"
                className="button button--outline sharing__dish"
                onClick={() => actions.add(item, portions)}
              >
                {texts.suggestion(portions, textIn(item.name, language))} ·{" "}
                {formatPrice(dishPrice(item).cents * portions, language)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
