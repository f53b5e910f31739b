import { depositMissed } from "@/domain/reservation/deposit/deposit-steps";
import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import type { Instant } from "@/domain/time/berlin-time";
import { writeReservationChange } from "../reservations/changes/write-reservation-change";
import { readReservation } from "../reservations/reservation-store";
import { transactReservation } from "../reservations/transact-reservation";

/** Ends a reservation whose time to pay is over, and frees its table. */
export async function missDeposit(id: string, now: Instant): Promise<void> {
  await transactReservation(id, async (transaction) => {
    const reservation = await readReservation(transaction, id);
    if (!reservation) return err(refusal("NOT_FOUND"));
    const missed = depositMissed(reservation, now);
    if (!missed.ok) return missed;
    const actor = { by: "system", uid: null } as const;
    return ok(await writeReservationChange(transaction, reservation, missed.value, actor));
  });
}
