import { useLocation, useNavigate } from "react-router-dom";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtom } from "@/state/jotai-hooks";
import { selectedRestaurantAtom } from "@/state/staff/selected-restaurant-atom";
import { adminRoutes } from "./admin-routes";

/**
 * Selects one restaurant, or all of them except in the editors. Staff with a single restaurant only
 * see its name.
 */
export function RestaurantPicker({ restaurants }: { restaurants: readonly Restaurant[] }) {
  const texts = useTexts(adminTexts);
  const [choice, choose] = useAtom(selectedRestaurantAtom);
  const editor = useEditorAddress();
  const navigate = useNavigate();
  if (restaurants.length < 2) {
    return <strong className="admin-bar__restaurant">{restaurants[0]?.title}</strong>;
  }
  const known = restaurants.some(({ key }) => key === choice);
  return (
    <label className="admin-bar__picker">
      <span className="visually-hidden">{texts.restaurant}</span>
      <select
        value={known && choice ? choice : ""}
        onChange={({ target }) => {
          choose(target.value || null);
          if (editor && target.value) navigate(editor(target.value));
        }}
      >
        {editor === null && <option value="">{texts.allRestaurants}</option>}
        {restaurants.map(({ key, title, address }) => (
          <option key={key} value={key}>
            {title} · {address.city}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Path of the open editor by restaurant key; null on other pages. */
function useEditorAddress(): ((key: string) => string) | null {
  const { pathname } = useLocation();
  if (pathname.startsWith(adminRoutes.menu(""))) return adminRoutes.menu;
  return pathname.startsWith(adminRoutes.restaurant("")) ? adminRoutes.restaurant : null;
}
