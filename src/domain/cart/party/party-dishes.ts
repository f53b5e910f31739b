import { portionsLeft } from "../../availability/stock";
import type { Passport } from "../../menu/passport/passport.schema";
import { isServedAt } from "../../menu/served";
import { MAX_LINE_QUANTITY } from "../../order/line-limits";
import { type Course, coursesOf } from "./course";
import { dishFor, type PartyDish } from "./dish-for";
import {
  type PartyContext,
  type PartyCourse,
  type PartyGroup,
  type PartyLine,
  sharedPassport,
} from "./party";

const COURSES_OF: Readonly<Record<PartyCourse, readonly Course[]>> = {
  main: ["main"],
  starter: ["starter", "side"],
  minimum: ["starter", "side"],
  dessert: ["dessert"],
  drink: ["drink"],
};

/**
 * The dishes of a course that a person with this passport can order now, best first: starters before
 * sides, best sellers, recommended dishes, then in menu order.
 */
export function partyDishes(
  course: PartyCourse,
  passport: Passport | null,
  context: PartyContext,
): PartyDish[] {
  const { menu, now, bestSellers } = context;
  const courseOf = coursesOf(menu);
  const served = new Set(
    menu.categories.filter((category) => isServedAt(category, now)).map(({ id }) => id),
  );
  const sellerRank = (id: string) => {
    const rank = bestSellers.indexOf(id);
    return rank < 0 ? bestSellers.length : rank;
  };
  return COURSES_OF[course].flatMap((each) =>
    menu.items
      .filter((item) => served.has(item.category) && courseOf(item) === each)
      .flatMap((item) => dishFor(item, passport, context) ?? [])
      .toSorted(
        ({ item: one }, { item: other }) =>
          sellerRank(one.id) - sellerRank(other.id) ||
          Number(other.recommended ?? false) - Number(one.recommended ?? false),
      ),
  );
}

/** The passport that a line must fit: that of its group, or of the whole table. */
export function passportOf(
  { group }: Pick<PartyLine, "group">,
  groups: readonly PartyGroup[],
): Passport | null {
  if (group === null) return sharedPassport(groups);
  return groups.find(({ id }) => id === group)?.passport ?? null;
}

/** Portions of a dish that can still be added to a table. */
export function portionsFree(
  { item }: PartyDish,
  lines: readonly Pick<PartyLine, "dish" | "qty">[],
  { availability, now }: PartyContext,
): number {
  const used = lines.reduce((sum, line) => sum + (line.dish.item.id === item.id ? line.qty : 0), 0);
  const left = portionsLeft(item.id, availability, now) ?? MAX_LINE_QUANTITY;
  return Math.max(0, Math.min(left, MAX_LINE_QUANTITY) - used);
}

/** The dishes that could replace that of a line: for the same people, with enough portions left. */
export function alternatives(
  line: PartyLine,
  lines: readonly PartyLine[],
  groups: readonly PartyGroup[],
  context: PartyContext,
): PartyDish[] {
  const others = lines.filter((each) => each !== line);
  const taken = new Set(
    others
      .filter(({ course, group }) => course === line.course && group === line.group)
      .map(({ dish }) => dish.item.id),
  );
  return partyDishes(line.course, passportOf(line, groups), context).filter(
    (dish) =>
      dish.item.id !== line.dish.item.id &&
      !taken.has(dish.item.id) &&
      portionsFree(dish, others, context) >= line.qty,
  );
}
