import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { adminTexts } from "../../i18n/admin-texts";
import { useTexts } from "../../i18n/use-texts";

/** Names the area in the tab's title, so that several tabs can be told apart. */
export function useAdminTitle(): void {
  const texts = useTexts(adminTexts);
  const { pathname } = useLocation();
  const [page = "", part = ""] = pathname.split("/").filter(Boolean);
  const areas: Readonly<Record<string, string>> = {
    "": texts.overview,
    order: texts.board,
    "order/reservations": texts.tables,
    "system/menus": texts.menu,
    "system/restaurants": texts.restaurant,
    "system/reports": texts.reports,
    "system/staff": texts.staff,
    "system/audit": texts.audit,
  };
  const area = areas[part ? `${page}/${part}` : page] ?? texts.notFoundTitle;
  const title = `${area} · ${texts.title}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
