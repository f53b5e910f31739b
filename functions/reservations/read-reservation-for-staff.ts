import type { CallableRequest } from "firebase-functions/https";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import type { Refusal } from "@/domain/result/refusal";
import type { Result } from "@/domain/result/result";
import type { Transaction } from "../runtime/admin-app";
import { readStaff } from "../team/grants-store";
import { restrictToStaff } from "../team/restrict-to-staff";
import { readReservation } from "./reservation-store";

/**
 * Reads a reservation on behalf of a staff member, together with the grants, so that revoked
 * grants take effect at once. Refuses like {@link restrictToStaff}.
 */
export async function readReservationForStaff(
  transaction: Transaction,
  { id, request }: { readonly id: string; readonly request: CallableRequest },
): Promise<Result<Reservation, Refusal>> {
  const [staff, reservation] = await Promise.all([
    readStaff(request, transaction),
    readReservation(transaction, id),
  ]);
  return restrictToStaff(staff, reservation);
}
