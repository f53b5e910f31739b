import { useRef } from "react";
import { menuTexts } from "@/i18n/menu-texts";
import { useTextIn, useTexts } from "@/i18n/use-texts";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import { toggleFavouriteAtom } from "@/state/menu/favourite-atoms";
import { goneFavouritesAtom } from "@/state/menu/gone-favourites-atom";
import "./gone-favourites.css";
import { useOnceBelow } from "../category/use-once-below";

/**
 * Favourites that have left the menu, until the guest lets go of them. They are known only after
 * the menu is on the screen: the note appears where its place is below it.
 */
export function GoneFavourites() {
  const texts = useTexts(menuTexts);
  const textIn = useTextIn();
  const gone = useAtomValue(goneFavouritesAtom);
  const toggle = useSetAtom(toggleFavouriteAtom);
  const place = useRef<HTMLDivElement>(null);
  const isShown = useOnceBelow(place);
  const names = gone.map(({ name }) => (name ? textIn(name) : texts.unknownFavourite));
  return (
    <div ref={place}>
      {isShown && gone.length > 0 ? (
        <p className="gone-favourites">
          {texts.goneFavourites([...new Set(names)].join(", "))}
          <button
            type="button"
            className="button button--ghost"
            onClick={() => {
              for (const { id } of gone) toggle(id);
            }}
          >
            {texts.forgetFavourites}
          </button>
        </p>
      ) : null}
    </div>
  );
}
