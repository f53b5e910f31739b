import { useState } from "react";
import { useRestaurant } from "@/data/restaurant-provider";
import { usePlaces } from "@/data/use-places";
import { deliveryTerms } from "@/domain/delivery/delivery-terms";
import type { Place } from "@/domain/delivery/place.schema";
import { placeAt } from "@/domain/order/branches/nearest-branch";
import { deliveryCheckTexts } from "@/i18n/order/delivery-check-texts";
import { branchTexts } from "@/i18n/site/branch-texts";
import { useLanguage } from "@/i18n/use-texts";
import { NearestBranchNote } from "./nearest-branch-note";

type Located = Place | "locating" | "denied" | "too-far";

const TIMEOUT_MS = 15_000;

/**
 * Finds the restaurant for the guest's position, which the browser asks for after a tap. The position
 * only selects a town here; it is neither stored nor sent.
 */
export function BranchLocator() {
  const language = useLanguage();
  const texts = branchTexts[language];
  const places = usePlaces();
  const restaurant = useRestaurant();
  const [located, setLocated] = useState<Located | null>(null);

  function locate() {
    setLocated("locating");
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng } }) =>
        setLocated(placeAt({ lat, lng }, places) ?? "too-far"),
      () => setLocated("denied"),
      { maximumAge: 600_000, timeout: TIMEOUT_MS },
    );
  }

  return (
    <>
      <button type="button" className="button button--outline" onClick={locate}>
        {texts.locate}
      </button>
      <p className="branches__state">{texts.locateHint}</p>
      <div role="status">{answer()}</div>
    </>
  );

  function answer() {
    if (located === null) return null;
    if (located === "locating") return texts.locating;
    if (located === "denied") return texts.denied;
    if (located === "too-far") return texts.tooFar;
    const { zip, name } = located;
    const isOurs = restaurant.delivery && deliveryTerms(restaurant, places, { zip, city: name }).ok;
    return (
      <>
        <p>
          {texts.near(name)} {isOurs ? deliveryCheckTexts[language].inArea(name) : null}
        </p>
        {isOurs ? null : <NearestBranchNote zip={zip} city={name} />}
      </>
    );
  }
}
