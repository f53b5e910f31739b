import { useEffect } from "react";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { tabTitleAtom } from "@/state/page/tab-title-atom";

/**
 * Names the area in the tab's title, so that several tabs can be told apart; what the page itself
 * wants to say there goes first.
 * @param area null where there is no such page for this person
 */
export function useTabTitle(area: string | null): void {
  const texts = useTexts(adminTexts);
  const urgent = useAtomValue(tabTitleAtom);
  const title = urgent ?? `${area ?? texts.notFoundTitle} · ${texts.title}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
