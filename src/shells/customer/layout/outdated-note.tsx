import { shellPageTexts } from "@/i18n/shell-page-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import { refreshVenueAtom, venueOutdatedAtom } from "@/state/restaurant/venue-atoms";
import "./outdated-note.css";

/** Shown while a prerendered page could not be brought up to date: it may be older than the menu. */
export function OutdatedNote() {
  const texts = useTexts(shellPageTexts);
  const outdated = useAtomValue(venueOutdatedAtom);
  const refresh = useSetAtom(refreshVenueAtom);
  if (!outdated) return null;
  return (
    <p className="outdated-note" role="status">
      {texts.outdated}{" "}
      <button type="button" className="outdated-note__retry" onClick={refresh}>
        {texts.update}
      </button>
    </p>
  );
}
