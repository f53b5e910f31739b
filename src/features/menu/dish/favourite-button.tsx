import { menuTexts } from "@/i18n/menu-texts";
import { useTexts } from "@/i18n/use-texts";
import { useSetAtom } from "@/state/jotai-hooks";
import { toggleFavouriteAtom } from "@/state/menu/favourite-atoms";
import "./favourite-button.css";

interface FavouriteButtonProps {
  readonly dish: string;
  readonly name: string;
  readonly favourite: boolean;
}

/** Toggles a dish as a favourite, which is stored on this device only. */
export function FavouriteButton({ dish, name, favourite }: FavouriteButtonProps) {
  const texts = useTexts(menuTexts);
  const toggle = useSetAtom(toggleFavouriteAtom);
  return (
    <button
      type="button"
      className="heart"
      aria-pressed={favourite}
      aria-label={texts.keepFavourite(name)}
      onClick={() => toggle(dish)}
    />
  );
}
