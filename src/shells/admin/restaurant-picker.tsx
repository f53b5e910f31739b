import type { Restaurant } from "../../domain/tenant/restaurant.schema";
import { adminTexts } from "../../i18n/admin-texts";
import { useTexts } from "../../i18n/use-texts";
import { useAtom } from "../../state/jotai-hooks";
import { staffChoiceAtom } from "../../state/staff-choice-atom";

/** Chooses one restaurant or all of them; who works for a single one just sees its name. */
export function RestaurantPicker({ restaurants }: { restaurants: readonly Restaurant[] }) {
  const texts = useTexts(adminTexts);
  const [choice, choose] = useAtom(staffChoiceAtom);
  if (restaurants.length < 2) {
    return <strong className="admin-bar__restaurant">{restaurants[0]?.title}</strong>;
  }
  const known = restaurants.some(({ key }) => key === choice);
  return (
    <label className="admin-bar__picker">
      <span className="visually-hidden">{texts.restaurant}</span>
      <select
        value={known && choice ? choice : ""}
        onChange={(event) => choose(event.target.value || null)}
      >
        <option value="">{texts.allRestaurants}</option>
        {restaurants.map(({ key, title, address }) => (
          <option key={key} value={key}>
            {title} · {address.city}
          </option>
        ))}
      </select>
    </label>
  );
}
