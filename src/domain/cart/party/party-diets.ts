import { EMPTY_PASSPORT, PASSPORT_DIETS, type Passport } from "../../menu/passport/passport.schema";
import type { PartyGroup } from "./party";

/** Ways of eating that a guest can count at a table. */
export const PARTY_DIETS = [...PASSPORT_DIETS, "gluten-free"] as const;

export type PartyDiet = (typeof PARTY_DIETS)[number];

/** Ids of the groups of a table; `own` eats by the guest's allergy passport. */
export type PartyGroupId = "anything" | "own" | PartyDiet;

/** What somebody with this diet avoids; gluten is an allergen. */
function passportFor(diet: PartyDiet): Passport {
  return diet === "gluten-free"
    ? { ...EMPTY_PASSPORT, avoid: ["gluten"] }
    : { ...EMPTY_PASSPORT, diets: [diet] };
}

/**
 * The groups of a table; those who are not counted eat everything.
 * @param own the guest's allergy passport; null if nobody eats by it
 */
export function partyGroups(
  people: number,
  counts: Partial<Record<PartyDiet, number>>,
  own: Passport | null,
): (PartyGroup & { readonly id: PartyGroupId })[] {
  const diets = PARTY_DIETS.map((id) => ({
    id,
    passport: passportFor(id),
    people: counts[id] ?? 0,
  }));
  const counted = diets.reduce((sum, group) => sum + group.people, own ? 1 : 0);
  return [
    { id: "anything" as const, passport: null, people: Math.max(0, people - counted) },
    { id: "own" as const, passport: own, people: own ? 1 : 0 },
    ...diets,
  ].filter((group) => group.people > 0);
}
