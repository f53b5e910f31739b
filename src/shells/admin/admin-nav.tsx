import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { StaffGrants } from "@/firebase/repos/staff-repo";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { selectedRestaurantAtom } from "@/state/staff/selected-restaurant-atom";
import { canManage } from "./admin-access";
import { adminRoutes } from "./admin-routes";
import { useTabTitle } from "./use-tab-title";

interface AdminNavProps {
  readonly grants: StaffGrants;
  readonly restaurants: readonly Restaurant[];
}

/** Links to the pages that the grants allow. The editors open for the selected restaurant. */
export function AdminNav({ grants, restaurants }: AdminNavProps) {
  const texts = useTexts(adminTexts);
  const choice = useAtomValue(selectedRestaurantAtom);
  const editedRestaurant = restaurants.find(({ key }) => key === choice) ?? restaurants[0];
  const pages: [address: string, name: string][] = [
    [adminRoutes.overview, texts.overview],
    [adminRoutes.board, texts.board],
    [adminRoutes.reservations, texts.tables],
  ];
  if (canManage(grants)) {
    if (editedRestaurant) {
      pages.push([adminRoutes.menu(editedRestaurant.key), texts.menu]);
      pages.push([adminRoutes.restaurant(editedRestaurant.key), texts.restaurant]);
    }
    pages.push([adminRoutes.guests, texts.guests], [adminRoutes.reports, texts.reports]);
  }
  if (grants.super) pages.push([adminRoutes.staff, texts.staff], [adminRoutes.audit, texts.audit]);
  pages.push([adminRoutes.account, texts.account]);
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  const currentPage = pages.find(([address]) => pageOf(address) === pageOf(pathname));
  useTabTitle(currentPage?.[1] ?? null);
  // On a phone the links are wider than the screen.
  useEffect(() => {
    const current = pathname && nav.current?.querySelector("[aria-current]");
    if (current) current.scrollIntoView({ block: "nearest", inline: "center" });
  }, [pathname]);
  return (
    <nav className="admin-bar__nav" aria-label={texts.navigation} ref={nav}>
      {pages.map((page) => (
        <Link
          key={page[0]}
          className="admin-bar__link"
          to={page[0]}
          aria-current={page === currentPage ? "page" : undefined}
        >
          {page[1]}
        </Link>
      ))}
    </nav>
  );
}

/** The first two path segments, without the restaurant's key. */
function pageOf(address: string): string {
  const [, page = "", part = ""] = address.split("/");
  return `${page}/${part}`;
}
