import { useState } from "react";
import { createStepSender, type StepSender } from "@/data/send-once/step-sender";
import { useDeliveries } from "@/data/staff/use-deliveries";
import type { OrderChangeAnswer } from "@/domain/order/pricing/quote.schema";
import type { OwnDelivery, ReadyDelivery } from "@/domain/order/tour/deliveries.schema";
import { stopOf, suggestedTour } from "@/domain/order/tour/suggested-tour";
import {
  callReleaseDelivery,
  callSetDeliveryStatus,
  callSortTour,
  callTakeDelivery,
} from "@/firebase/callables/delivery-callables";

type Delivery = ReadyDelivery | OwnDelivery;

/** How a delivery ends, or goes back to the others. */
export type TourEnd =
  | { readonly to: "completed" }
  | { readonly to: "failed"; readonly reason: string; readonly not_met?: boolean }
  | { readonly to: "released" };

/** The steps of a tour, each sent exactly once. */
export type TourSteps = StepSender<Delivery, OrderChangeAnswer>;

/** A rider's deliveries and what can be done with them. */
export function useTour(restoKey: string) {
  const [steps] = useState<TourSteps>(() => createStepSender());
  const read = useDeliveries(restoKey);
  const { value, reload, change } = read;
  const own = value?.own ?? [];

  async function take(chosen: readonly ReadyDelivery[]): Promise<void> {
    const order = suggestedTour(chosen.map(stopOf));
    await Promise.all(
      chosen.map((delivery) => {
        const { id: order_id, version } = delivery;
        const position_in_tour = own.length + order.indexOf(order_id);
        return steps.run(delivery, {
          call: () => callTakeDelivery({ order_id, version, position_in_tour }),
          isVisibleIn: (later) => "rider" in later,
        });
      }),
    );
    reload();
  }

  async function end(delivery: OwnDelivery, how: TourEnd): Promise<void> {
    const request = { order_id: delivery.id, version: delivery.version };
    await steps.run(delivery, {
      call: () =>
        how.to === "released"
          ? callReleaseDelivery(request)
          : callSetDeliveryStatus({ ...request, ...how }),
      isVisibleIn: (later) => !("rider" in later),
    });
    reload();
  }

  function sort(sorted: readonly OwnDelivery[]): void {
    change((before) => before && { ...before, own: [...sorted] });
    void callSortTour({ order_ids: sorted.map(({ id }) => id) }).then(reload);
  }

  return { ...read, steps, own, ready: value?.ready ?? [], take, end, sort };
}
