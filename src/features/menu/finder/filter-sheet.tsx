import type { ReactNode } from "react";
import { useMenu } from "@/data/menu-provider";
import { useRestaurant } from "@/data/restaurant-provider";
import { DIETS } from "@/domain/menu/diets";
import { impliedDiets } from "@/domain/menu/search/implied-diets";
import { EU_ALLERGENS } from "@/domain/tenant/eu-allergens";
import { allergenTexts } from "@/i18n/menu/allergen-texts";
import { finderTexts } from "@/i18n/menu/finder-texts";
import { menuTexts } from "@/i18n/menu/menu-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtom, useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import {
  clearDishFilterAtom,
  dishFilterAtom,
  searchShortcutAtom,
  toggleAvoidedAtom,
  toggleDietAtom,
} from "@/state/menu/finder-atoms";
import { Sheet, useCloseSheet } from "@/ui/sheet/sheet";
import "./filter-sheet.css";
import { useFoundDishes } from "./use-found-dishes";

/** Filters by the diets on this menu and the allergens of its legend. */
export function FilterSheet({ onClosed }: { onClosed: () => void }) {
  const { filter, close } = useTexts(menuTexts);
  return (
    <Sheet title={filter} closeLabel={close} onClosed={onClosed}>
      <div className="sheet__body filter">
        <Filters />
      </div>
      <FilterEnd />
    </Sheet>
  );
}

function Filters() {
  const texts = useTexts(finderTexts);
  const allergens = useTexts(allergenTexts);
  const { diets: dietNames } = useTexts(menuTexts);
  const { items } = useMenu();
  const { add_ons } = useRestaurant();
  const { diets, avoid } = useAtomValue(dishFilterAtom);
  const toggleDiet = useSetAtom(toggleDietAtom);
  const toggleAvoided = useSetAtom(toggleAvoidedAtom);
  const [hasShortcut, setHasShortcut] = useAtom(searchShortcutAtom);
  const usedDiets = DIETS.filter((diet) => items.some((item) => impliedDiets(item).includes(diet)));
  const declared = new Set(Object.values(add_ons).map(({ allergen }) => allergen));
  return (
    <>
      {usedDiets.length > 0 ? (
        <Choices title={texts.diets}>
          {usedDiets.map((diet) => (
            <Choice key={diet} checked={diets.includes(diet)} onChange={() => toggleDiet(diet)}>
              {dietNames[diet]}
            </Choice>
          ))}
        </Choices>
      ) : null}
      <Choices title={texts.avoid}>
        {EU_ALLERGENS.filter((allergen) => declared.has(allergen)).map((allergen) => (
          <Choice
            key={allergen}
            checked={avoid.includes(allergen)}
            onChange={() => toggleAvoided(allergen)}
          >
            {texts.without(allergens[allergen])}
          </Choice>
        ))}
      </Choices>
      <p className="filter__caution">{texts.caution}</p>
      <label className="filter__key">
        <input
          type="checkbox"
          checked={hasShortcut}
          onChange={(event) => setHasShortcut(event.currentTarget.checked)}
        />
        {texts.searchShortcut}
      </label>
    </>
  );
}

/** Shows the dishes that are left, and clears the filters. */
function FilterEnd() {
  const texts = useTexts(finderTexts);
  const { diets, avoid } = useAtomValue(dishFilterAtom);
  const clear = useSetAtom(clearDishFilterAtom);
  const { matching } = useFoundDishes();
  const close = useCloseSheet();
  return (
    <div className="sheet__foot filter__end">
      {diets.length + avoid.length > 0 ? (
        <button type="button" className="button button--ghost" onClick={clear}>
          {texts.clearFilters}
        </button>
      ) : null}
      <button type="button" className="button button--primary" onClick={close}>
        {texts.show(matching.length)}
      </button>
    </div>
  );
}

function Choices({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="filter__group">
      <legend className="filter__title">{title}</legend>
      <div className="filter__choices">{children}</div>
    </fieldset>
  );
}

function Choice(props: { checked: boolean; onChange: () => void; children: ReactNode }) {
  return (
    <label className="filter__choice">
      <input
        className="filter__input"
        type="checkbox"
        checked={props.checked}
        onChange={props.onChange}
      />
      {props.children}
    </label>
  );
}
