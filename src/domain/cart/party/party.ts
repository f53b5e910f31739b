import type { Passport } from "../../menu/passport/passport.schema";
import type { Cents } from "../../money/money";
import type { Course } from "./course";
import type { PartyDish, PartyKitchen } from "./dish-for";

/** Largest party that is planned. */
export const MAX_PARTY = 30;

/** One shared dish for this many people. */
export const PEOPLE_PER_SHARED = 3;

/** People at a table who eat alike. */
export interface PartyGroup {
  readonly id: string;
  /** Null for people who eat everything. */
  readonly passport: Passport | null;
  readonly people: number;
}

export interface PartyRequest {
  readonly groups: readonly PartyGroup[];
  /** Null without a limit. */
  readonly budget_cents: Cents | null;
  /** Wanted besides the mains. */
  readonly extras: readonly ("starter" | "dessert" | "drink")[];
}

/** Goods and deposits of a cart or a table. */
export interface PartyAmounts {
  readonly subtotal_cents: Cents;
  readonly deposit_cents: Cents;
}

export interface PartyContext extends PartyKitchen {
  /** Ids, most ordered first. */
  readonly bestSellers: readonly string[];
  /** Minimum subtotal of the order; 0 without. */
  readonly minimum_cents: Cents;
  /** What the guest pays, with discount and fee as far as they are known. Grows with the amounts. */
  readonly totalOf: (amounts: PartyAmounts) => Cents;
}

/** Why a line is on the table: a course, or to reach the minimum of the order. */
export type PartyCourse = Exclude<Course, "side"> | "minimum";

/** Portions of one dish for the same people. */
export interface PartyLine {
  readonly course: PartyCourse;
  /** Id of the group that eats it; null if all share it. */
  readonly group: string | null;
  readonly dish: PartyDish;
  readonly qty: number;
}

/** Portions that a table lacks, and why: no dish is known to fit or is left, or the budget ends. */
export interface PartyGap {
  readonly course: PartyCourse;
  readonly reason: "no-dish" | "budget";
  /** Null if all would share it. */
  readonly group: string | null;
  readonly portions: number;
}

/** A table for a party. */
export interface PartyPlan {
  readonly lines: readonly PartyLine[];
  readonly gaps: readonly PartyGap[];
  /** How much the cheapest table is above the budget; 0 if the table is within. */
  readonly short_cents: Cents;
}

/** Number of people at a table. */
export function partySize({ groups }: Pick<PartyRequest, "groups">): number {
  return groups.reduce((sum, { people }) => sum + people, 0);
}

/** Everything that somebody at the table does not eat: what all share must fit it. */
export function sharedPassport(groups: readonly PartyGroup[]): Passport | null {
  const passports = groups.flatMap(({ passport, people }) =>
    people > 0 && passport ? passport : [],
  );
  if (passports.length === 0) return null;
  const all = <T>(listOf: (passport: Passport) => readonly T[]) => [
    ...new Set(passports.flatMap(listOf)),
  ];
  return {
    avoid: all(({ avoid }) => avoid),
    additives: all(({ additives }) => additives),
    diets: all(({ diets }) => diets),
    dislikes: all(({ dislikes }) => dislikes),
    tells_kitchen: false,
  };
}

/** Goods and deposits of lines. */
export function partyAmounts(lines: readonly Pick<PartyLine, "dish" | "qty">[]): PartyAmounts {
  const sum = (centsOf: (dish: PartyDish) => Cents) =>
    lines.reduce((total, { dish, qty }) => total + centsOf(dish) * qty, 0);
  return {
    subtotal_cents: sum(({ unit_cents }) => unit_cents),
    deposit_cents: sum(({ item }) => item.deposit_cents ?? 0),
  };
}
