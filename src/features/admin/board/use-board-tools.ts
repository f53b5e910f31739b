import { useCallback, useEffect, useMemo, useState } from "react";
import { showToast } from "@/admin-ui/feedback/toaster";
import type { Order } from "@/domain/order/order.schema";
import type { Station } from "@/domain/tenant/kitchen/station.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { boardTexts } from "@/i18n/admin/board-texts";
import { useTexts } from "@/i18n/use-texts";
import { createOrderSteps, type OrderSteps } from "./context/order-steps";
import { createUndoableRejections, type UndoableRejections } from "./context/undoable-rejections";

/** The steps of all orders, for the lifetime of the board. Rejections are sent when it is left. */
export function useBoardSteps(orders: readonly Order[]): {
  readonly steps: OrderSteps;
  readonly rejections: UndoableRejections;
} {
  const texts = useTexts(boardTexts).stop;
  const [steps] = useState(createOrderSteps);
  const [rejections] = useState(() =>
    createUndoableRejections((order, rejection) => void steps.run(order, rejection)),
  );

  useEffect(() => {
    for (const { code } of rejections.dropChanged(orders)) {
      showToast({ title: texts.changed(code), tone: "warning" });
    }
  }, [rejections, orders, texts]);

  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === "hidden") rejections.flush();
    };
    // Closing a page fires this event first; a call that starts later would be lost more often.
    document.addEventListener("visibilitychange", onHidden);
    window.addEventListener("pagehide", rejections.flush);
    return () => {
      document.removeEventListener("visibilitychange", onHidden);
      window.removeEventListener("pagehide", rejections.flush);
      rejections.flush();
    };
  }, [rejections]);

  return { steps, rejections };
}

/** The restaurants by key, and which one to name on a card of a board of several. */
export function useRestaurantLookup(restaurants: readonly Restaurant[]): {
  readonly byKey: ReadonlyMap<string, Restaurant>;
  readonly restaurantOf: (order: Order) => Restaurant | null;
  readonly hasRiders: (order: Order) => boolean;
  readonly stationsFor: (order: Order) => readonly Station[];
} {
  const byKey = useMemo(() => new Map(restaurants.map((each) => [each.key, each])), [restaurants]);
  const restaurantOf = useCallback(
    (order: Order) => (byKey.size > 1 ? (byKey.get(order.resto_key) ?? null) : null),
    [byKey],
  );
  const hasRiders = useCallback(
    (order: Order) => byKey.get(order.resto_key)?.order_policy?.riders === true,
    [byKey],
  );
  const stationsFor = useCallback(
    (order: Order) => byKey.get(order.resto_key)?.stations ?? [],
    [byKey],
  );
  return { byKey, restaurantOf, hasRiders, stationsFor };
}
