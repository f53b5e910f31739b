import { memo } from "react";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { needsChoice } from "@/domain/menu/options/dish-price";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { Language } from "@/domain/text/language";
import { textIn } from "@/domain/text/localized-text";
import { menuTexts } from "@/i18n/menu-texts";
import { noBreakBeforeDash } from "@/i18n/no-break-before-dash";
import { AddOnCodes } from "./add-on-codes";
import { DietMarks } from "./diet-marks";
import { DishPriceTag } from "./dish-price-tag";
import "./dish-facts.css";
import "./dish-in-cart.css";
import "./dish-row.css";
import { FavouriteButton } from "./favourite-button";

/** Actions of a dish's buttons. */
export interface DishActions {
  /** Adds a portion, or opens the option sheet if a choice is required. */
  readonly add: (item: MenuItem) => void;
  readonly customise: (item: MenuItem) => void;
  readonly removeOne: (item: MenuItem) => void;
  readonly toggleFavourite: (id: string) => void;
}

/** What all rows of a list share. Must be stable, or every row renders again. */
export interface SharedRowProps {
  readonly language: Language;
  /** The restaurant's legend. */
  readonly addOns: Restaurant["add_ons"];
  readonly actions: DishActions;
  /** False in the prerendered page and while it hydrates. */
  readonly isHydrated: boolean;
}

interface DishRowProps {
  readonly item: MenuItem;
  /** Portions of it in the cart. */
  readonly inCart: number;
  /** Text about the dish being sold out; null if it can be ordered. */
  readonly soldOut: string | null;
  readonly favourite: boolean;
  readonly shared: SharedRowProps;
}

/**
 * One dish. The plus adds a portion at once, or opens the option sheet if a choice is required; the
 * click area of that button and of "customise" covers the whole row (dish-row.css).
 */
export const DishRow = memo(function DishRow(props: DishRowProps) {
  const { item, inCart, soldOut, favourite, shared } = props;
  const { language, addOns, actions, isHydrated } = shared;
  const texts = menuTexts[language];
  const name = textIn(item.name, language);
  const isChoiceRequired = needsChoice(item);
  const hasOptions = Object.keys(item.settings).length > 0;
  // The prerendered label omits the name to save bytes: the heading above has it.
  const addLabel = () => {
    if (!isHydrated) return isChoiceRequired ? texts.chooseThis : texts.addThis;
    return isChoiceRequired ? texts.choose(name) : texts.add(name);
  };
  return (
    <li
      className="dish"
      data-dish={soldOut ? item.id : ""}
      data-sold-out={soldOut ? "" : undefined}
    >
      <h3 className="dish__name">
        {item.number ? (
          <span className="dish__number">
            <span className="visually-hidden">{`${texts.number} `}</span>
            {`${item.number} `}
          </span>
        ) : null}
        {noBreakBeforeDash(name)}
      </h3>
      <DishPriceTag item={item} language={language} />
      {item.description ? (
        <p className="dish__description">{textIn(item.description, language)}</p>
      ) : null}
      <div className="dish__foot">
        <div className="dish__facts">
          <DietMarks item={item} language={language} />
          <AddOnCodes codes={item.add_ons} addOns={addOns} language={language} />
        </div>
        {soldOut ? (
          <p className="dish__sold-out">{soldOut}</p>
        ) : (
          <div className="dish__buttons">
            {isHydrated ? (
              <FavouriteButton
                label={texts.keepFavourite(name)}
                favourite={favourite}
                onToggle={() => actions.toggleFavourite(item.id)}
              />
            ) : null}
            {hasOptions && !isChoiceRequired ? (
              <button
                type="button"
                className="dish__customise"
                aria-haspopup="dialog"
                aria-label={isHydrated ? texts.customiseDish(name) : undefined}
                onClick={() => actions.customise(item)}
              >
                {texts.customise}
              </button>
            ) : null}
            {inCart > 0 ? (
              <button
                type="button"
                className="dish__remove"
                aria-label={texts.removeOne(name)}
                onClick={({ currentTarget }) => {
                  // Removing the last portion unmounts this button.
                  if (inCart === 1) focusNext(currentTarget);
                  actions.removeOne(item);
                }}
              />
            ) : null}
            <button
              type="button"
              className={isChoiceRequired ? "dish__add dish__add--whole" : "dish__add"}
              data-add={isHydrated ? item.id : ""}
              aria-haspopup={isChoiceRequired ? "dialog" : undefined}
              onClick={() => actions.add(item)}
            >
              <span className="visually-hidden">{addLabel()}</span>
              {inCart > 0 ? (
                <span className="dish__count" aria-hidden="true">
                  {inCart}
                </span>
              ) : null}
            </button>
          </div>
        )}
      </div>
    </li>
  );
});

function focusNext({ nextElementSibling }: Element): void {
  if (nextElementSibling instanceof HTMLElement) nextElementSibling.focus();
}
