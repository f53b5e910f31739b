import { type Refusal, refusal } from "../../result/refusal";
import type { Restaurant } from "../../tenant/restaurant.schema";
import { HOUR_MS, type Instant } from "../../time/berlin-time";
import type { Deposit, DepositTerms } from "../deposit.schema";
import type { Reservation } from "../reservation.schema";

type Asking = Pick<Restaurant, "reservation_policy" | "pays_online">;

/** The deposit that a party must pay to book online; null without one. */
export function depositTerms(
  { reservation_policy, pays_online }: Asking,
  party_size: number,
): DepositTerms | null {
  const policy = reservation_policy?.deposit;
  if (!policy || pays_online !== true || party_size < policy.from_party) return null;
  const { cents_a_person, free_until_hours } = policy;
  return { cents: cents_a_person * party_size, free_until_hours };
}

/** Until when a guest can cancel without losing the deposit. */
export function freeUntil(
  { free_until_hours }: Pick<DepositTerms, "free_until_hours">,
  start_at: Instant,
): Instant {
  return start_at - free_until_hours * HOUR_MS;
}

/** DEPOSIT_REQUIRED unless the guest agreed to exactly these terms. */
export function depositRefusal(
  asked: DepositTerms | null,
  agreed: DepositTerms | undefined,
): Refusal | null {
  const isSame =
    asked?.cents === agreed?.cents && asked?.free_until_hours === agreed?.free_until_hours;
  return asked === null || isSame ? null : refusal("DEPOSIT_REQUIRED");
}

/**
 * DEPOSIT_REQUIRED if a guest without a deposit enlarges a party to one that pays a deposit: such a party
 * books anew.
 */
export function depositMoveRefusal(
  { deposit, party_size }: Pick<Reservation, "deposit" | "party_size">,
  wanted: number,
  restaurant: Asking,
): Refusal | null {
  const isExempt = deposit !== undefined || wanted <= party_size;
  return isExempt || !depositTerms(restaurant, wanted) ? null : refusal("DEPOSIT_REQUIRED");
}

/**
 * The deposit of a reservation with another start. The amount stays. A guest who may no longer cancel for
 * free cannot regain that by a move; staff never shorten the time that the guest has.
 */
export function movedDeposit(
  deposit: Deposit,
  { start_at, by, now }: { start_at: Instant; by: "guest" | "staff"; now: Instant },
): Deposit {
  const moved = freeUntil(deposit, start_at);
  if (by === "staff") return { ...deposit, free_until: Math.max(deposit.free_until, moved) };
  return now > deposit.free_until ? deposit : { ...deposit, free_until: moved };
}
