import { useRestaurant } from "@/data/restaurant-provider";
import type { MenuOption, MenuOptionGroup } from "@/domain/menu/menu.schema";
import { matchOption } from "@/domain/menu/options/match-dish";
import { finderTexts } from "@/i18n/menu/finder-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { dishFilterAtom } from "@/state/menu/finder-atoms";
import { passportViewAtom } from "@/state/menu/passport-view-atom";

interface OptionFitProps {
  readonly option: MenuOption;
  readonly group: MenuOptionGroup;
}

/** Marks an option that conflicts with the guest's passport or filter or lacks declarations. */
export function OptionFit({ option, group }: OptionFitProps) {
  const passport = useAtomValue(passportViewAtom);
  const texts = useTexts(finderTexts);
  const { add_ons } = useRestaurant();
  const fit = matchOption(option, useAtomValue(dishFilterAtom), add_ons);
  // The filter is of this visit only; the passport says more.
  if (passport) return passport.ofOption(option, group);
  if (fit === "fits") return null;
  return (
    <span className={`options__fit options__fit--${fit}`}>
      {fit === "unfit" ? texts.optionUnfit : texts.optionUnknown}
    </span>
  );
}
