import type { Cents } from "../../money/money";
import {
  type PartyContext,
  type PartyGap,
  type PartyLine,
  type PartyPlan,
  type PartyRequest,
  PEOPLE_PER_SHARED,
  partyAmounts,
  partySize,
} from "./party";
import { portionsFree } from "./party-dishes";
import {
  bestPortion,
  cheapestPortions,
  type Portion,
  type Seat,
  seatsByGroup,
  sharedSeats,
} from "./seats";

/** Portions added at most to reach the minimum of the order. */
const MAX_FOR_MINIMUM = 10;

/**
 * Plans a table: a main for each person, then, as far as the budget goes, dishes to share, desserts
 * and drinks, then dishes to share until the minimum of the order is reached. Strict diets choose
 * first. Best sellers first, different dishes before repeated ones. The same input gives the same
 * table. If the cheapest mains are above the budget, they are the table, with what is missing.
 */
export function planParty(request: PartyRequest, context: PartyContext): PartyPlan {
  const mains = seatsByGroup("main", request.groups, context);
  const least = cheapestPortions(mains, [], context);
  const short_cents = totalOf(least, context) - (request.budget_cents ?? Infinity);
  if (short_cents > 0) {
    return { lines: asLines(least), gaps: unserved(mains, least), short_cents };
  }
  const table: Portion[] = [];
  serveMains(mains, table, request, context);
  const gaps = unserved(mains, table);
  for (const course of ["starter", "dessert", "drink"] as const) {
    if (request.extras.includes(course)) {
      gaps.push(...serveCourse(seatsOf(course, request, context), table, request, context));
    }
  }
  reachMinimum(table, request, context);
  return { lines: asLines(table), gaps: joined(gaps), short_cents: 0 };
}

/** Serves each seat the best dish with which the others still get the cheapest ones within the budget. */
function serveMains(
  seats: readonly Seat[],
  table: Portion[],
  request: PartyRequest,
  context: PartyContext,
): void {
  const { length: fed } = cheapestPortions(seats, [], context);
  for (const [at, seat] of seats.entries()) {
    const rest = seats.slice(at + 1);
    const served = bestPortion(seat, table, partySize(request), context, (portion) => {
      const begun = [...table, portion];
      const all = [...begun, ...cheapestPortions(rest, begun, context)];
      return all.length >= fed && isAffordable(all, request, context);
    });
    if (served) table.push(served);
  }
}

function seatsOf(
  course: "starter" | "dessert" | "drink",
  request: PartyRequest,
  context: PartyContext,
): Seat[] {
  if (course !== "starter") return seatsByGroup(course, request.groups, context);
  const size = partySize(request);
  const count = size < 2 ? 0 : Math.ceil(size / PEOPLE_PER_SHARED);
  return sharedSeats(course, count, request.groups, context);
}

function serveCourse(
  seats: readonly Seat[],
  table: Portion[],
  request: PartyRequest,
  context: PartyContext,
): PartyGap[] {
  return seats.flatMap((seat) => {
    const isLeft = seat.dishes.some((dish) => portionsFree(dish, table, context) > 0);
    const served = bestPortion(seat, table, partySize(request), context, (portion) =>
      isAffordable([...table, portion], request, context),
    );
    if (!served) return [{ ...gapOf(seat), reason: isLeft ? "budget" : "no-dish" } as const];
    table.push(served);
    return [];
  });
}

function reachMinimum(table: Portion[], request: PartyRequest, context: PartyContext): void {
  if (table.length === 0) return;
  const seats = sharedSeats("minimum", MAX_FOR_MINIMUM, request.groups, context);
  for (const seat of seats) {
    if (partyAmounts(table).subtotal_cents >= context.minimum_cents) return;
    const served = bestPortion(seat, table, partySize(request), context, (portion) =>
      isAffordable([...table, portion], request, context),
    );
    if (!served) return;
    table.push(served);
  }
}

function totalOf(lines: readonly PartyLine[], context: PartyContext): Cents {
  return lines.length === 0 ? 0 : context.totalOf(partyAmounts(lines));
}

function isAffordable(
  lines: readonly PartyLine[],
  { budget_cents }: PartyRequest,
  context: PartyContext,
): boolean {
  return budget_cents === null || totalOf(lines, context) <= budget_cents;
}

function gapOf({ course, group }: Seat): Omit<PartyGap, "reason"> {
  return { course, group, portions: 1 };
}

/** The mains that are missing because no dish fits or is left. */
function unserved(seats: readonly Seat[], portions: readonly Portion[]): PartyGap[] {
  const gaps = seats.map((seat) => ({ ...gapOf(seat), reason: "no-dish" as const }));
  const count = (list: readonly { group: string | null }[], id: string | null) =>
    list.filter(({ group }) => group === id).length;
  return joined(gaps).flatMap((gap) => {
    const left = count(seats, gap.group) - count(portions, gap.group);
    return left > 0 ? [{ ...gap, portions: left }] : [];
  });
}

function joined(gaps: readonly PartyGap[]): PartyGap[] {
  const key = ({ course, reason, group }: PartyGap) => `${course}/${reason}/${group}`;
  const sums = new Map<string, PartyGap>();
  for (const gap of gaps) {
    const portions = (sums.get(key(gap))?.portions ?? 0) + gap.portions;
    sums.set(key(gap), { ...gap, portions });
  }
  return [...sums.values()];
}

function asLines(portions: readonly Portion[]): PartyLine[] {
  const lines = new Map<string, PartyLine>();
  for (const portion of portions) {
    const key = `${portion.course}/${portion.group}/${portion.dish.item.id}`;
    lines.set(key, { ...portion, qty: (lines.get(key)?.qty ?? 0) + 1 });
  }
  return [...lines.values()];
}
