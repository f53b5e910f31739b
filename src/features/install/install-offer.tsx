import { useSyncExternalStore } from "react";
import { useRestaurant } from "@/data/restaurant-provider";
import { installTexts } from "@/i18n/site/install-texts";
import { useTexts } from "@/i18n/use-texts";
import { askToInstall, installPrompt, onInstallPrompt } from "@/page-lifecycle/install-prompt";
import { useAtom } from "@/state/jotai-hooks";
import { installDeclinedAtom } from "@/state/page/install-declined-atom";
import { EmblemMark } from "@/ui/emblem/emblem-mark";
import "./install-offer.css";

/**
 * Offers to put the site on the home screen. Hidden where that is impossible or done, and for good
 * once declined. iOS has no prompt, so the offer explains the steps there.
 */
export function InstallOffer() {
  const texts = useTexts(installTexts);
  const restaurant = useRestaurant();
  const [isDeclined, setDeclined] = useAtom(installDeclinedAtom);
  const canAsk = useSyncExternalStore(onInstallPrompt, installPrompt) !== null;
  if (isDeclined || !(canAsk || isUninstalledOnIos())) return null;
  return (
    <aside className="install-offer" aria-labelledby="install-offer">
      <EmblemMark className="install-offer__mark" />
      <div className="install-offer__words">
        <h2 className="install-offer__title" id="install-offer">
          {texts.title(restaurant.title)}
        </h2>
        <p>{canAsk ? texts.text : texts.onIos}</p>
      </div>
      <div className="install-offer__buttons">
        {canAsk ? (
          <button
            type="button"
            className="button button--primary"
            onClick={() => void askToInstall()}
          >
            {texts.install}
          </button>
        ) : null}
        <button type="button" className="button button--outline" onClick={() => setDeclined(true)}>
          {texts.decline}
        </button>
      </div>
    </aside>
  );
}

/** `standalone` exists on iOS only; it is false in the browser. */
function isUninstalledOnIos(): boolean {
  return "standalone" in navigator && navigator.standalone === false;
}
