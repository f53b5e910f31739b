import { shellPageTexts } from "@/i18n/site/shell-page-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import {
  isRestaurantOutdatedAtom,
  revalidateRestaurantAtom,
} from "@/state/restaurant/restaurant-atoms";
import "./outdated-note.css";

/** Shown if restaurant and menu could not be read again and may be out of date. */
export function OutdatedNote() {
  const texts = useTexts(shellPageTexts);
  const outdated = useAtomValue(isRestaurantOutdatedAtom);
  const refresh = useSetAtom(revalidateRestaurantAtom);
  if (!outdated) return null;
  return (
    <p className="outdated-note" role="status">
      {texts.outdated}{" "}
      <button type="button" className="outdated-note__retry" onClick={() => void refresh()}>
        {texts.update}
      </button>
    </p>
  );
}
