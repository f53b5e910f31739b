import { memo } from "react";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { textIn } from "@/domain/text/localized-text";
import { menuTexts } from "@/i18n/menu/menu-texts";
import { noBreakBeforeDash } from "@/i18n/no-break-before-dash";
import { DishPicture } from "../dish-picture/dish-picture";
import { DishButtons } from "./dish-buttons";
import { DishFacts } from "./dish-facts";
import { DishPriceTag } from "./dish-price-tag";
import "./dish-row.css";
import type { SharedRowProps } from "./shared-row-props";

/** Side of the square that dish-row.css reserves, CSS px. */
const PICTURE_WIDTH = 104;

interface DishRowProps {
  readonly item: MenuItem;
  /** Portions of it in the cart. */
  readonly inCart: number;
  /** Text about the dish being sold out; null if it can be ordered. */
  readonly soldOut: string | null;
  readonly shared: SharedRowProps;
}

/**
 * One dish. Its name is a button that opens the sheet and whose click area covers the row; the plus
 * lies above it and adds a portion at once (dish-row.css).
 */
export const DishRow = memo(function DishRow({ item, inCart, soldOut, shared }: DishRowProps) {
  const { language, addOns, isHydrated, actions, categoryOf, badgeOf } = shared;
  const hasPicture = shared.showsPicture(item);
  const badge = isHydrated ? badgeOf(item) : null;
  return (
    <li
      className={hasPicture ? "dish" : "dish dish--plain"}
      data-dish={soldOut ? item.id : ""}
      data-sold-out={soldOut ? "" : undefined}
    >
      <h3 className="dish__name">
        <button
          type="button"
          className="dish__open"
          aria-haspopup="dialog"
          onClick={() => actions.open(item)}
        >
          {item.number ? (
            <span className="dish__number">
              <span className="visually-hidden">{`${menuTexts[language].number} `}</span>
              {`${item.number} `}
            </span>
          ) : null}
          {noBreakBeforeDash(textIn(item.name, language))}
        </button>
      </h3>
      {item.description ? (
        <p className="dish__description">{textIn(item.description, language)}</p>
      ) : null}
      <DishPriceTag item={item} language={language} />
      <DishFacts item={item} language={language} />
      {shared.markOf?.(item)}
      {hasPicture ? (
        <div className="dish__picture">
          {isHydrated ? (
            <DishPicture
              item={item}
              category={categoryOf(item)}
              addOns={addOns}
              width={PICTURE_WIDTH}
            />
          ) : null}
        </div>
      ) : null}
      {badge ? <span className="dish__badge">{badge}</span> : null}
      {soldOut ? (
        <p className="dish__sold-out">{soldOut}</p>
      ) : (
        <DishButtons item={item} inCart={inCart} shared={shared} />
      )}
    </li>
  );
});
