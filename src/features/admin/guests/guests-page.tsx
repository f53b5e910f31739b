import { useState } from "react";
import { useLocation } from "react-router-dom";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { guestsTexts } from "@/i18n/admin/guests-texts";
import { useTexts } from "@/i18n/use-texts";
import { parseGuestLink } from "./guest-link";
import { GuestsOfRestaurant } from "./guests-of-restaurant";
import "./guests.css";

/**
 * Finds, exports, erases and blocks the guests of one restaurant. A link can name a restaurant and a
 * phone number; they travel in the history's state, because addresses reach the hosting's logs.
 */
export function GuestsPage({ restaurants }: { restaurants: readonly Restaurant[] }) {
  const texts = useTexts(guestsTexts);
  const { state } = useLocation();
  const link = parseGuestLink(state);
  const [chosen, setChosen] = useState(link?.restoKey ?? null);
  const restaurant = restaurants.find(({ key }) => key === chosen) ?? restaurants[0];
  return (
    <div className="admin-page">
      <header className="admin-page__head">
        <div>
          <h1 className="admin-page__title">{texts.title}</h1>
          <p className="admin-page__intro">{texts.intro}</p>
        </div>
      </header>
      {restaurants.length > 1 && (
        <div className="admin-fields">
          <label className="admin-field">
            <span className="admin-field__label">{texts.restaurant}</span>
            <select
              className="admin-field__control"
              value={restaurant?.key}
              onChange={(event) => setChosen(event.target.value)}
            >
              {restaurants.map(({ key, title, address }) => (
                <option key={key} value={key}>
                  {title} · {address.city}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
      {restaurant && (
        <GuestsOfRestaurant
          key={restaurant.key}
          restoKey={restaurant.key}
          initial={link?.restoKey === restaurant.key ? link.phone : null}
        />
      )}
    </div>
  );
}
