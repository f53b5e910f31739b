import { Activity, useState } from "react";
import { useLocation } from "react-router-dom";
import { routes } from "@/config/routes";
import { RestaurantPage } from "./restaurant-page";

/** The same element every time: a navigation does not render it again. */
const PAGE = <RestaurantPage />;

/**
 * The restaurant page. Once shown it stays, hidden and without effects, below the other pages: going
 * back to a long menu is instant.
 */
export function CachedRestaurantPage() {
  const isShown = useLocation().pathname === routes.home;
  const [wasShown, setShown] = useState(isShown);
  if (isShown && !wasShown) setShown(true);
  if (!wasShown) return null;
  return <Activity mode={isShown ? "visible" : "hidden"}>{PAGE}</Activity>;
}
