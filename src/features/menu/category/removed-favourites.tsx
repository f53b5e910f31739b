import { useRef } from "react";
import { menuTexts } from "@/i18n/menu/menu-texts";
import { useTextIn, useTexts } from "@/i18n/use-texts";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import { toggleFavouriteAtom } from "@/state/menu/favourite-atoms";
import { removedFavouritesAtom } from "@/state/menu/removed-favourites-atom";
import { useWasBelowViewport } from "./use-was-below-viewport";
import "../dish/removed-favourites.css";

/**
 * Names the favourites that have left the menu and offers to forget them. They are known only after
 * the menu has been painted, so the note appears once its place is below the viewport.
 */
export function RemovedFavourites() {
  const texts = useTexts(menuTexts);
  const textIn = useTextIn();
  const removed = useAtomValue(removedFavouritesAtom);
  const toggle = useSetAtom(toggleFavouriteAtom);
  const container = useRef<HTMLDivElement>(null);
  const isShown = useWasBelowViewport(container);
  const names = removed.map(({ name }) => (name ? textIn(name) : texts.unknownFavourite));
  return (
    <div ref={container}>
      {isShown && removed.length > 0 ? (
        <p className="removed-favourites">
          {texts.removedFavourites([...new Set(names)].join(", "))}
          <button
            type="button"
            className="button button--ghost"
            onClick={() => {
              for (const { id } of removed) toggle(id);
            }}
          >
            {texts.forgetFavourites}
          </button>
        </p>
      ) : null}
    </div>
  );
}
