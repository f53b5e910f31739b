import { showToast } from "@/admin-ui/feedback/toaster";
import { useAvailabilities } from "@/data/staff/use-availabilities";
import { useSetAvailability } from "@/data/staff/use-set-availability";
import { portionsPatch } from "@/domain/availability/portions-input";
import { portionsLeft } from "@/domain/availability/stock";
import { menuTableTexts } from "@/i18n/admin/menu/menu-table-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { useEditorTools } from "../context/editor-context";

interface Portions {
  /** The portions of a dish that are left, live; null if they are not counted. */
  readonly leftOf: (id: string) => number | null;
  /** Changes them at once: they are no part of the draft. */
  readonly change: (id: string, portions: number | null) => void;
}

/** The counted portions of the restaurant whose menu is edited. */
export function usePortions(): Portions {
  const texts = useTexts(menuTableTexts);
  const { key } = useEditorTools().restaurant;
  const availability = useAvailabilities([key])(key);
  const now = useAtomValue(serverNowAtom);
  const { change } = useSetAvailability(key);
  return {
    leftOf: (id) => (availability ? portionsLeft(id, availability, now) : null),
    async change(id, portions) {
      const isSaved = await change(portionsPatch(id, portions));
      if (!isSaved) showToast({ tone: "danger", title: texts.stockFailed });
    },
  };
}
