import type { ReactNode } from "react";
import { useMenu } from "@/data/menu-provider";
import { useRestaurant } from "@/data/restaurant-provider";
import { DIETS } from "@/domain/menu/diets";
import { impliedDiets } from "@/domain/menu/search/implied-diets";
import { EU_ALLERGENS } from "@/domain/tenant/eu-allergens";
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
import { keepFocusInside } from "@/ui/keep-focus-inside";
import "./filter-panel.css";
import { showWhole } from "./show-whole";

/** Filters by the diets on this menu and the allergens of its legend. */
export function FilterPanel({ onClose }: { onClose: () => void }) {
  const texts = useTexts(finderTexts);
  const { diets: dietNames } = useTexts(menuTexts);
  const { items } = useMenu();
  const { add_ons } = useRestaurant();
  const { diets, avoid } = useAtomValue(dishFilterAtom);
  const toggleDiet = useSetAtom(toggleDietAtom);
  const toggleAvoided = useSetAtom(toggleAvoidedAtom);
  const clear = useSetAtom(clearDishFilterAtom);
  const [hasShortcut, setHasShortcut] = useAtom(searchShortcutAtom);
  const usedDiets = DIETS.filter((diet) => items.some((item) => impliedDiets(item).includes(diet)));
  const declared = new Set(Object.values(add_ons).map(({ allergen }) => allergen));

  return (
    <div className="filter" data-testid="filter-panel" ref={panelRef} tabIndex={-1}>
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
            {texts.without(texts.allergens[allergen])}
          </Choice>
        ))}
      </Choices>
      <p className="filter__caution">{texts.caution}</p>
      <div className="filter__end">
        <label className="filter__key">
          <input
            type="checkbox"
            checked={hasShortcut}
            onChange={(event) => setHasShortcut(event.currentTarget.checked)}
          />
          {texts.searchShortcut}
        </label>
        {diets.length + avoid.length > 0 ? (
          <button type="button" className="button button--ghost" onClick={clear}>
            {texts.clearFilters}
          </button>
        ) : null}
        <button type="button" className="button button--outline" onClick={onClose}>
          {texts.done}
        </button>
      </div>
    </div>
  );
}

function panelRef(panel: HTMLElement | null) {
  if (!panel) return undefined;
  const stopKeeping = keepFocusInside(panel);
  const stopShowing = showWhole(panel);
  return () => {
    stopKeeping?.();
    stopShowing();
  };
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
