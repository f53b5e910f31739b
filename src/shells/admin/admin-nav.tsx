import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { StaffGrants } from "@/firebase/repos/staff-repo";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { staffChoiceAtom } from "@/state/staff/staff-choice-atom";
import { mayManage } from "./admin-access";
import { adminRoutes } from "./admin-routes";
import { useTabTitle } from "./use-tab-title";

interface AdminNavProps {
  readonly grants: StaffGrants;
  readonly restaurants: readonly Restaurant[];
}

/** Links to the pages that the grants allow. The editors open for the selected restaurant. */
export function AdminNav({ grants, restaurants }: AdminNavProps) {
  const texts = useTexts(adminTexts);
  const choice = useAtomValue(staffChoiceAtom);
  const edited = restaurants.find(({ key }) => key === choice) ?? restaurants[0];
  const areas: [address: string, name: string][] = [
    [adminRoutes.overview, texts.overview],
    [adminRoutes.board, texts.board],
    [adminRoutes.reservations, texts.tables],
  ];
  if (mayManage(grants)) {
    if (edited) {
      areas.push([adminRoutes.menu(edited.key), texts.menu]);
      areas.push([adminRoutes.restaurant(edited.key), texts.restaurant]);
    }
    areas.push([adminRoutes.reports, texts.reports]);
  }
  if (grants.super) areas.push([adminRoutes.staff, texts.staff], [adminRoutes.audit, texts.audit]);
  const { pathname } = useLocation();
  const bar = useRef<HTMLElement>(null);
  const shown = areas.find(([address]) => areaOf(address) === areaOf(pathname));
  useTabTitle(shown?.[1] ?? null);
  // On a phone the links are wider than the screen.
  useEffect(() => {
    const current = pathname && bar.current?.querySelector("[aria-current]");
    if (current) current.scrollIntoView({ block: "nearest", inline: "center" });
  }, [pathname]);
  return (
    <nav className="admin-bar__nav" aria-label={texts.navigation} ref={bar}>
      {areas.map((area) => (
        <Link
          key={area[0]}
          className="admin-bar__link"
          to={area[0]}
          aria-current={area === shown ? "page" : undefined}
        >
          {area[1]}
        </Link>
      ))}
    </nav>
  );
}

/** The first two path segments, without the restaurant's key. */
function areaOf(address: string): string {
  const [, page = "", part = ""] = address.split("/");
  return `${page}/${part}`;
}
