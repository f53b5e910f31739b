import type { ReactNode } from "react";
import type { MenuItem } from "@/domain/menu/menu.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { Language } from "@/domain/text/language";
import { textIn } from "@/domain/text/localized-text";
import { DishPicture } from "../dish-picture/dish-picture";
import { AddOnCodes } from "./add-on-codes";
import { DishFacts } from "./dish-facts";
import "./option-sheet.css";

interface DishIntroProps {
  readonly item: MenuItem;
  /** The restaurant's legend. */
  readonly addOns: Restaurant["add_ons"];
  readonly language: Language;
  /** Buttons below the facts. */
  readonly children: ReactNode;
}

/** Width of the picture on a phone, CSS px; the style sheet makes it as wide as the sheet. */
const PICTURE_WIDTH = 360;

/** Picture, description and facts of a dish in its sheet. */
export function DishIntro({ item, addOns, language, children }: DishIntroProps) {
  return (
    <div className="option-sheet__dish">
      <div className="option-sheet__picture">
        <DishPicture item={item} addOns={addOns} width={PICTURE_WIDTH} />
      </div>
      {item.description ? (
        <p className="option-sheet__description">{textIn(item.description, language)}</p>
      ) : null}
      <DishFacts item={withoutCodes(item)} language={language} />
      <AddOnCodes codes={item.add_ons} addOns={addOns} language={language} />
      <div className="option-sheet__tools">{children}</div>
    </div>
  );
}

/** {@link AddOnCodes} shows the codes; undeclared ones stay undeclared. */
function withoutCodes(item: MenuItem): MenuItem {
  return item.add_ons ? { ...item, add_ons: [] } : item;
}
