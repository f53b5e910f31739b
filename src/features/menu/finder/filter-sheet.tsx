import { useRef } from "react";
import { useMenu } from "@/data/menu-provider";
import { useRestaurant } from "@/data/restaurant-provider";
import { DIETS } from "@/domain/menu/diets";
import { impliedDiets } from "@/domain/menu/search/implied-diets";
import { EU_ALLERGENS } from "@/domain/tenant/eu-allergens";
import { allergenTexts } from "@/i18n/menu/allergen-texts";
import { finderTexts } from "@/i18n/menu/finder-texts";
import { menuTexts } from "@/i18n/menu/menu-texts";
import { passportTexts } from "@/i18n/menu/passport-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtom, useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import {
  clearDishFilterAtom,
  dishFilterAtom,
  searchShortcutAtom,
  toggleAvoidedAtom,
  toggleDietAtom,
} from "@/state/menu/finder-atoms";
import { isPassportOpenAtom } from "@/state/menu/passport-view-atom";
import { ChoiceChip, ChoiceChips } from "@/ui/form/choice-chips";
import { Sheet, useCloseSheet } from "@/ui/sheet/sheet";
import "./filter-sheet.css";
import { useFoundDishes } from "./use-found-dishes";

/** Filters by the diets on this menu and the allergens of its legend. */
export function FilterSheet({ onClosed }: { onClosed: () => void }) {
  const { filter, close } = useTexts(menuTexts);
  const openPassport = useSetAtom(isPassportOpenAtom);
  const isLeaving = useRef(false);
  const handleClosed = () => {
    onClosed();
    if (isLeaving.current) openPassport(true);
  };
  return (
    <Sheet title={filter} closeLabel={close} onClosed={handleClosed}>
      <div className="sheet__body filter">
        <PassportLink
          onOpen={() => {
            isLeaving.current = true;
          }}
        />
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
        <ChoiceChips title={texts.diets}>
          {usedDiets.map((diet) => (
            <ChoiceChip key={diet} checked={diets.includes(diet)} onChange={() => toggleDiet(diet)}>
              {dietNames[diet]}
            </ChoiceChip>
          ))}
        </ChoiceChips>
      ) : null}
      <ChoiceChips title={texts.avoid}>
        {EU_ALLERGENS.filter((allergen) => declared.has(allergen)).map((allergen) => (
          <ChoiceChip
            key={allergen}
            checked={avoid.includes(allergen)}
            onChange={() => toggleAvoided(allergen)}
          >
            {texts.without(allergens[allergen])}
          </ChoiceChip>
        ))}
      </ChoiceChips>
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

/** Leaves the filters for the passport, which is remembered and marks dishes instead of hiding them. */
function PassportLink({ onOpen }: { onOpen: () => void }) {
  const { passportIntro } = useTexts(finderTexts);
  const { title } = useTexts(passportTexts);
  const close = useCloseSheet();
  return (
    <div className="filter__passport">
      <p>{passportIntro}</p>
      <button
        type="button"
        className="button button--outline"
        aria-haspopup="dialog"
        onClick={() => {
          onOpen();
          close();
        }}
      >
        {title}
      </button>
    </div>
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
