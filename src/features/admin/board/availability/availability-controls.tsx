import { useState } from "react";
import { useBoard } from "@/data/board-provider";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { availabilityTexts } from "@/i18n/admin/availability-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { ClosureControl } from "./closure-control";
import { GuestShareControl } from "./guest-share-control";
import { PauseControl } from "./pause-control";
import { SoldOutControl } from "./sold-out-control";
import "./availability-controls.css";

/**
 * Menus for the availability of one restaurant: pause and busy minutes, sold-out dishes, closures.
 * With several restaurants, one must be selected first.
 */
export function AvailabilityControls({ restaurants }: { restaurants: readonly Restaurant[] }) {
  const texts = useTexts(availabilityTexts);
  const { availabilityOf } = useBoard();
  const now = useAtomValue(serverNowAtom);
  const [chosen, setChosen] = useState<string | null>(null);
  const only = restaurants.length === 1 ? restaurants[0] : undefined;
  const restaurant = only ?? restaurants.find(({ key }) => key === chosen);
  const availability = restaurant && availabilityOf(restaurant.key);
  return (
    <>
      {!only && (
        <select
          className="availability-controls__restaurant"
          aria-label={texts.selectRestaurant}
          value={restaurant?.key ?? ""}
          onChange={(event) => setChosen(event.target.value || null)}
        >
          <option value="">{texts.selectRestaurant}</option>
          {restaurants.map(({ key, title, address }) => (
            <option key={key} value={key}>
              {title} · {address.city}
            </option>
          ))}
        </select>
      )}
      {restaurant && (
        <div className="availability-controls" key={restaurant.key}>
          {availability ? (
            <>
              <PauseControl restoKey={restaurant.key} availability={availability} now={now} />
              <GuestShareControl restoKey={restaurant.key} availability={availability} now={now} />
              <SoldOutControl restoKey={restaurant.key} availability={availability} now={now} />
              <ClosureControl restoKey={restaurant.key} availability={availability} now={now} />
            </>
          ) : (
            <p className="availability-controls__loading">{texts.loading}</p>
          )}
        </div>
      )}
    </>
  );
}
