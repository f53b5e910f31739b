import { useRestaurant } from "@/data/restaurant-provider";
import type { MenuOption } from "@/domain/menu/menu.schema";
import { matchOption } from "@/domain/menu/options/match-dish";
import { finderTexts } from "@/i18n/menu/finder-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { dishFilterAtom } from "@/state/menu/finder-atoms";

/** Marks an option that conflicts with the guest's filter or lacks declarations. */
export function OptionFit({ option }: { option: MenuOption }) {
  const texts = useTexts(finderTexts);
  const { add_ons } = useRestaurant();
  const fit = matchOption(option, useAtomValue(dishFilterAtom), add_ons);
  if (fit === "fits") return null;
  return (
    <span className={`options__fit options__fit--${fit}`}>
      {fit === "unfit" ? texts.optionUnfit : texts.optionUnknown}
    </span>
  );
}
