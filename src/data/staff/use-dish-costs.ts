import type { DishCosts } from "@/domain/menu/costs/dish-costs.schema";
import type { Cents } from "@/domain/money/money";
import { callReadDishCosts, callSetDishCost } from "@/firebase/callables/editor-callables";
import { useAtom } from "@/state/jotai-hooks";
import { dishCostsAtom } from "@/state/staff/dish-costs-atom";
import { useRead } from "../use-read";

/** The costs of a restaurant's dishes. */
interface DishCostsEditor {
  /** Null until they are known. */
  readonly costs: DishCosts | null;
  readonly status: "loading" | "ready" | "failed";
  readonly reload: () => void;
  /** Changes one at once; null removes it. @returns whether it was saved */
  readonly change: (item_id: string, cost_cents: Cents | null) => Promise<boolean>;
}

/** Reads the costs of a restaurant's dishes, for its managers, and changes them. */
export function useDishCosts(resto_key: string): DishCostsEditor {
  const [changed, setChanged] = useAtom(dishCostsAtom);
  const { value, status, reload } = useRead(`dish costs ${resto_key}`, () =>
    callReadDishCosts(resto_key),
  );
  return {
    costs: changed[resto_key] ?? value?.costs ?? null,
    status,
    reload,
    async change(item_id, cost_cents) {
      const answer = await callSetDishCost({ resto_key, item_id, cost_cents });
      if (!answer.ok) return false;
      setChanged((all) => ({ ...all, [resto_key]: answer.value.costs }));
      return true;
    },
  };
}
