import type { Reservation } from "@/domain/reservation/reservation.schema";
import { type Instant, MINUTE_MS } from "@/domain/time/berlin-time";

/** `late`: the guests have not arrived. `over`: they stay past the end. */
export interface Overdue {
  readonly kind: "late" | "over";
  readonly minutes: number;
}

/** Time by which a reservation is overdue; null if it is on time. */
export function overdueOf(
  { status, start_at, end_at }: Pick<Reservation, "status" | "start_at" | "end_at">,
  now: Instant,
): Overdue | null {
  const since = (instant: Instant) => Math.floor((now - instant) / MINUTE_MS);
  const isExpected = status === "requested" || status === "confirmed";
  if (isExpected && since(start_at) > 0) return { kind: "late", minutes: since(start_at) };
  if (status === "seated" && since(end_at) > 0) return { kind: "over", minutes: since(end_at) };
  return null;
}
