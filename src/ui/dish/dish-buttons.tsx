import type { MenuItem } from "@/domain/menu/menu.schema";
import { needsChoice } from "@/domain/menu/options/dish-price";
import { textIn } from "@/domain/text/localized-text";
import { menuTexts } from "@/i18n/menu/menu-texts";
import "./dish-in-cart.css";
import type { SharedRowProps } from "./shared-row-props";

interface DishButtonsProps {
  readonly item: MenuItem;
  /** Portions of it in the cart. */
  readonly inCart: number;
  readonly shared: SharedRowProps;
}

/** The plus of a row, and the minus while the dish is in the cart. */
export function DishButtons({ item, inCart, shared }: DishButtonsProps) {
  const { language, actions, isHydrated } = shared;
  const texts = menuTexts[language];
  const name = textIn(item.name, language);
  const isChoiceRequired = needsChoice(item);
  // The prerendered label omits the name to save bytes: the heading of the row has it.
  const addLabel = () => {
    if (!isHydrated) return isChoiceRequired ? texts.chooseThis : texts.addThis;
    return isChoiceRequired ? texts.choose(name) : texts.add(name);
  };
  return (
    <div className="dish__buttons">
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
        className="dish__add"
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
  );
}

function focusNext({ nextElementSibling }: Element): void {
  if (nextElementSibling instanceof HTMLElement) nextElementSibling.focus();
}
