import type { ReservationStatus } from "@/domain/reservation/reservation.schema";

/** Colours by status: background and edge. */
const LOOKS: Partial<Record<ReservationStatus, object>> = {
  awaiting_payment: { bg: "bg.muted", borderColor: "border.warning", borderStyle: "dashed" },
  requested: { bg: "bg.warning", borderColor: "border.warning", borderStyle: "dashed" },
  offered: { bg: "bg.muted", borderColor: "border.warning", borderStyle: "dashed" },
  seated: { bg: "bg.success", borderColor: "border.success" },
};
const LOOK = { bg: "brand.subtle", borderColor: "brand.border" };
const LATE = { borderColor: "border.error", borderInlineStartColor: "fg.error" };

/** Colours of a bar in the timeline, and of its sample in the legend. */
export function barLook(status: ReservationStatus, { isLate = false } = {}): object {
  return { ...(LOOKS[status] ?? LOOK), ...(isLate ? LATE : {}) };
}
