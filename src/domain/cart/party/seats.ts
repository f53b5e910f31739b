import type { Cents } from "../../money/money";
import type { PartyDish } from "./dish-for";
import {
  type PartyContext,
  type PartyCourse,
  type PartyGroup,
  type PartyLine,
  sharedPassport,
} from "./party";
import { partyDishes, portionsFree } from "./party-dishes";
import { byVariety } from "./variety";

/** A place at the table that gets one portion of a course. */
export interface Seat {
  readonly course: PartyCourse;
  readonly group: string | null;
  /** Best first. */
  readonly dishes: readonly PartyDish[];
}

/** A served seat: a line of one portion. */
export type Portion = PartyLine & { readonly qty: 1 };

/** A seat for each person; the groups with the fewest dishes come first. */
export function seatsByGroup(
  course: PartyCourse,
  groups: readonly PartyGroup[],
  context: PartyContext,
): Seat[] {
  return groups
    .map(({ id, passport, people }) => ({
      people,
      seat: { course, group: id, dishes: partyDishes(course, passport, context) },
    }))
    .toSorted((one, other) => one.seat.dishes.length - other.seat.dishes.length)
    .flatMap(({ people, seat }) => Array.from({ length: people }, () => seat));
}

export function sharedSeats(
  course: PartyCourse,
  count: number,
  groups: readonly PartyGroup[],
  context: PartyContext,
): Seat[] {
  const dishes = partyDishes(course, sharedPassport(groups), context);
  return Array.from({ length: count }, () => ({ course, group: null, dishes }));
}

/** The cheapest portion for each seat in turn; seats without a dish stay empty. */
export function cheapestPortions(
  seats: readonly Seat[],
  table: readonly PartyLine[],
  context: PartyContext,
): Portion[] {
  const portions: Portion[] = [];
  const byPrice = new Map<readonly PartyDish[], PartyDish[]>();
  for (const { course, group, dishes } of seats) {
    const sorted =
      byPrice.get(dishes) ?? dishes.toSorted((one, other) => price(one) - price(other));
    byPrice.set(dishes, sorted);
    const taken = [...table, ...portions];
    const dish = sorted.find((each) => portionsFree(each, taken, context) > 0);
    if (dish) portions.push({ course, group, dish, qty: 1 });
  }
  return portions;
}

function price({ unit_cents, item }: PartyDish): Cents {
  return unit_cents + (item.deposit_cents ?? 0);
}

/** The best dish for a seat that is left and accepted, or null. */
export function bestPortion(
  { course, group, dishes }: Seat,
  table: readonly PartyLine[],
  size: number,
  context: PartyContext,
  isAccepted: (portion: Portion) => boolean,
): Portion | null {
  for (const dish of byVariety(dishes, table, size)) {
    if (portionsFree(dish, table, context) === 0) continue;
    const portion: Portion = { course, group, dish, qty: 1 };
    if (isAccepted(portion)) return portion;
  }
  return null;
}
