import { useEffect } from "react";
import { adminTexts } from "../../i18n/admin-texts";
import { useTexts } from "../../i18n/use-texts";

/**
 * Names the area in the tab's title, so that several tabs can be told apart.
 * @param area null where there is no such page for this person
 */
export function useAdminTitle(area: string | null): void {
  const texts = useTexts(adminTexts);
  const title = `${area ?? texts.notFoundTitle} · ${texts.title}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
