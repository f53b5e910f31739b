import { showToast } from "@/admin-ui/feedback/toaster";
import { useDishCosts } from "@/data/staff/use-dish-costs";
import { costOf } from "@/domain/menu/costs/cost-of";
import type { Cents } from "@/domain/money/money";
import { dishCostTexts } from "@/i18n/admin/money/dish-cost-texts";
import { revisionTexts } from "@/i18n/admin/revision-texts";
import { useTexts } from "@/i18n/use-texts";
import { useEditorTools } from "./editor-context";

interface SavedCosts {
  /** The cost of a dish; null for none. */
  readonly dishCost: (id: string) => Cents | null;
  readonly isKnown: boolean;
  /** Changes it at once, because it is not part of the draft, and offers to undo it. */
  readonly change: (id: string, cents: Cents | null) => Promise<boolean>;
}

/** The costs of the dishes whose menu is edited. */
export function useSavedCosts(): SavedCosts {
  const texts = useTexts(dishCostTexts);
  const { undo } = useTexts(revisionTexts).save;
  const { costs, change } = useDishCosts(useEditorTools().restaurant.key);
  const dishCost = (id: string) => costOf(costs, id);
  const save = async (id: string, cents: Cents | null) => {
    const isSaved = await change(id, cents);
    if (!isSaved) showToast({ tone: "danger", title: texts.saveFailed });
    return isSaved;
  };
  return {
    dishCost,
    isKnown: costs !== null,
    async change(id, cents) {
      const before = dishCost(id);
      if (before === cents) return true;
      const isSaved = await save(id, cents);
      if (isSaved) {
        const back = { label: undo, onUndo: () => void save(id, before) };
        showToast({ tone: "success", title: texts.saved, undo: back });
      }
      return isSaved;
    },
  };
}
