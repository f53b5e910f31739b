import { useEffect } from "react";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { tabTitleAtom } from "@/state/page/tab-title-atom";

/**
 * Shows the page's name in the tab's title. A title set by the page itself takes precedence.
 * @param page null for "not found"
 */
export function useTabTitle(page: string | null): void {
  const texts = useTexts(adminTexts);
  const pageTitle = useAtomValue(tabTitleAtom);
  const title = pageTitle ?? `${page ?? texts.notFoundTitle} · ${texts.title}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
