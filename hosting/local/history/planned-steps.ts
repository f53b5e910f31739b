import type { OrderStatus } from "@/domain/order/order-status";
import type { DemoRandom } from "./demo-random";

/** A step of an order, in minutes after it was placed. */
export type PlannedStep =
  | { readonly to: OrderStatus; readonly after: number; readonly reason?: string }
  | { readonly delay: number; readonly after: number };

/** When an order is due, in minutes after it was placed. */
interface Due {
  readonly type: "pickup" | "delivery";
  readonly dueAfter: number;
  /** A telephone order is accepted from the start. */
  readonly isTelephone: boolean;
}

const REJECTIONS = [
  "Heute leider ausverkauft",
  "Unsere Küche ist gerade voll ausgelastet",
  "Zu dieser Zeit ist kein Fahrer frei",
];

/** The steps that a kitchen takes with an order, from the first to the last. */
export function kitchenSteps(due: Due, random: DemoRandom): PlannedStep[] {
  const { type, dueAfter, isTelephone } = due;
  const isPickup = type === "pickup";
  const accepted = isTelephone ? 0 : 0.5 + random.unit() * 3.5;
  const preparing = Math.max(accepted + 0.7, dueAfter - (isPickup ? 17 : 36) + random.unit() * 4);
  const away = Math.max(preparing + 4, dueAfter - (isPickup ? 4 : 16) + random.around(0, 2));
  const done = Math.max(away + 3, dueAfter + random.around(isPickup ? 4 : 1, 3));
  return [
    ...(isTelephone ? [] : [{ to: "accepted", after: accepted } as const]),
    { to: "preparing", after: preparing },
    ...(random.chance(0.06) ? [{ delay: random.pick([5, 10, 15]), after: preparing + 1 }] : []),
    { to: isPickup ? "ready" : "out_for_delivery", after: away },
    { to: "completed", after: done },
  ];
}

/** {@link kitchenSteps}, or now and then the steps of an order that is not completed. */
export function plausibleSteps(due: Due, random: DemoRandom): PlannedStep[] {
  const steps = kitchenSteps(due, random);
  const chance = random.unit();
  const last = steps.at(-1);
  if (chance < 0.008 && last) {
    const reason = due.type === "pickup" ? "Nicht abgeholt" : "Niemand angetroffen";
    return [...steps.slice(0, -1), { to: "failed", after: last.after + 12, reason }];
  }
  if (due.isTelephone || chance > 0.075) return steps;
  if (chance < 0.036) return [{ to: "cancelled", after: 0.4 + random.unit() * 1.5 }];
  if (chance < 0.066) {
    return [{ to: "rejected", after: 1 + random.unit() * 4, reason: random.pick(REJECTIONS) }];
  }
  return [{ to: "expired", after: 15.5 }];
}
