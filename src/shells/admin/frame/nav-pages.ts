import type { ComponentType } from "react";
import {
  AccountIcon,
  AuditIcon,
  BikeIcon,
  GuestsIcon,
  HealthIcon,
  HomeIcon,
  MenuCardIcon,
  OrdersIcon,
  PaymentsIcon,
  PhoneIcon,
  ReportsIcon,
  StoreIcon,
  TablesIcon,
  TeamIcon,
} from "@/admin-ui/icons";
import type { Grants } from "@/domain/staff/grants.schema";
import type { adminTexts } from "@/i18n/admin/admin-texts";
import { canManage, hasOverview, isRider } from "../routes/admin-access";
import { adminRoutes } from "../routes/admin-routes";

export interface NavPage {
  readonly address: string;
  readonly name: string;
  readonly icon: ComponentType;
}

/**
 * The pages that the grants allow, most used first.
 * @param edited key of the restaurant that the editors open; null if they have to ask
 */
export function navPages(
  grants: Grants,
  edited: string | null,
  texts: (typeof adminTexts)["de"],
): NavPage[] {
  const account = { address: adminRoutes.account, name: texts.account, icon: AccountIcon };
  if (isRider(grants)) {
    return [{ address: adminRoutes.tour, name: texts.tour, icon: BikeIcon }, account];
  }
  const overview = { address: adminRoutes.overview, name: texts.overview, icon: HomeIcon };
  const pages: NavPage[] = [
    ...(hasOverview(grants) ? [overview] : []),
    { address: adminRoutes.board, name: texts.board, icon: OrdersIcon },
    { address: adminRoutes.reservations, name: texts.tables, icon: TablesIcon },
    { address: adminRoutes.telephone, name: texts.telephone, icon: PhoneIcon },
  ];
  if (canManage(grants)) {
    pages.push(
      { address: adminRoutes.menu(edited), name: texts.menu, icon: MenuCardIcon },
      { address: adminRoutes.restaurant(edited), name: texts.restaurant, icon: StoreIcon },
      { address: adminRoutes.guests, name: texts.guests, icon: GuestsIcon },
      { address: adminRoutes.payments, name: texts.payments, icon: PaymentsIcon },
      { address: adminRoutes.reports, name: texts.reports, icon: ReportsIcon },
      { address: adminRoutes.staff, name: texts.staff, icon: TeamIcon },
    );
  }
  if (grants.super) {
    pages.push(
      { address: adminRoutes.health, name: texts.health, icon: HealthIcon },
      { address: adminRoutes.audit, name: texts.audit, icon: AuditIcon },
    );
  }
  return [...pages, account];
}

/** Whether two addresses belong to one page: the first two segments, without a restaurant's key. */
export function isSamePage(one: string, other: string): boolean {
  return pageOf(one) === pageOf(other);
}

function pageOf(address: string): string {
  const [, page = "", part = ""] = address.split("/");
  return `${page}/${part}`;
}
