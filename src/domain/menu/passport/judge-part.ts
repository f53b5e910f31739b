import type { AddOn, Allergen } from "../../tenant/add-ons";
import type { LocalizedText } from "../../text/localized-text";
import type { Diet } from "../menu.schema";
import { namesExcludedFood, namesWord } from "./food-words";
import type { Passport, PassportDiet } from "./passport.schema";

export type AddOns = Readonly<Record<string, AddOn>>;

/** Why food is not for the guest. */
export type Conflict =
  | { readonly kind: "allergen"; readonly allergen: Allergen }
  /** A code of the legend. */
  | { readonly kind: "additive"; readonly code: string }
  | { readonly kind: "diet"; readonly diet: PassportDiet }
  | { readonly kind: "dislike"; readonly word: string }
  /** No option of a required group fits. */
  | { readonly kind: "no-option"; readonly group: LocalizedText };

/** Information that is missing. */
export type Gap =
  /** Without codes, or with a code that the legend does not explain. */
  | { readonly kind: "undeclared" }
  /** The restaurant's legend has no code for the allergen, so that no dish can declare it. */
  | { readonly kind: "unlisted"; readonly allergen: Allergen }
  | { readonly kind: "unmarked"; readonly diet: PassportDiet }
  /** Too few options of a required group are known to fit. */
  | { readonly kind: "option"; readonly group: LocalizedText };

export interface Findings {
  readonly conflicts: readonly Conflict[];
  readonly gaps: readonly Gap[];
}

/** A dish without its options, or one option. */
export interface FoodPart {
  /** Undefined means not declared. */
  readonly codes: readonly string[] | undefined;
  readonly texts: readonly LocalizedText[];
  /** Diets that are vouched for. */
  readonly marks: readonly Diet[];
  /** Whether the texts name a disliked word only to leave it out. */
  readonly isLeftOut?: boolean;
}

const ANIMALS: readonly Allergen[] = ["fish", "crustaceans", "molluscs"];

/** Allergens that contradict a diet; their absence proves nothing, except for lactose. */
const EXCLUDED: Readonly<Record<PassportDiet, readonly Allergen[]>> = {
  vegetarian: ANIMALS,
  vegan: [...ANIMALS, "milk", "eggs"],
  halal: [],
  "lactose-free": ["milk"],
};

/** Whether a passport asks for what codes or marks can prove; words prove nothing. */
export function asksForProof({ avoid, additives, diets }: Passport): boolean {
  return avoid.length + additives.length + diets.length > 0;
}

/** Compares one part of a dish with a passport. Without conflicts and gaps it is safe. */
export function judgePart(part: FoodPart, passport: Passport, addOns: AddOns): Findings {
  const codes = part.codes ?? [];
  const found = codes.map((code) => addOnOf(code, addOns)?.allergen);
  const listed = new Set(Object.values(addOns).map(({ allergen }) => allergen));
  const additives = new Set(passport.additives.map(lower));
  const legend = new Set(Object.keys(addOns).map(lower));
  // The legend may have another code by now for an additive that its codes no longer contain.
  const isUndeclared =
    asksForProof(passport) &&
    (part.codes === undefined ||
      codes.some((code) => !addOnOf(code, addOns)) ||
      [...additives].some((code) => !legend.has(code)));
  const diets = passport.diets.map((diet) => judgeDiet(diet, part, { found, listed }));
  return {
    conflicts: [
      ...passport.avoid
        .filter((allergen) => found.includes(allergen))
        .map((allergen) => ({ kind: "allergen", allergen }) as const),
      ...codes
        .filter((code) => additives.has(lower(code)))
        .map((code) => ({ kind: "additive", code }) as const),
      ...diets.flatMap(({ conflicts }) => conflicts),
      ...passport.dislikes
        .filter((word) => !part.isLeftOut && namesWord(word, part.texts))
        .map((word) => ({ kind: "dislike", word }) as const),
    ],
    gaps: [
      ...(isUndeclared ? [{ kind: "undeclared" } as const] : []),
      ...passport.avoid
        .filter((allergen) => !listed.has(allergen))
        .map((allergen) => ({ kind: "unlisted", allergen }) as const),
      ...diets.flatMap(({ gaps }) => gaps),
    ],
  };
}

interface Known {
  readonly found: readonly (Allergen | undefined)[];
  readonly listed: ReadonlySet<Allergen | undefined>;
}

function judgeDiet(diet: PassportDiet, part: FoodPart, { found, listed }: Known): Findings {
  const isMarked = part.marks.includes(diet);
  const excluded = EXCLUDED[diet].some((allergen) => found.includes(allergen));
  if (diet === "lactose-free") {
    // The mark counts more than the code: lactose-free milk is declared as milk.
    if (isMarked) return { conflicts: [], gaps: [] };
    if (excluded) return { conflicts: [{ kind: "diet", diet }], gaps: [] };
    return { conflicts: [], gaps: listed.has("milk") ? [] : [{ kind: "unmarked", diet }] };
  }
  const isNamed = !isMarked && namesExcludedFood(diet, part.texts);
  if (excluded || isNamed) return { conflicts: [{ kind: "diet", diet }], gaps: [] };
  return { conflicts: [], gaps: isMarked ? [] : [{ kind: "unmarked", diet }] };
}

function addOnOf(code: string, addOns: AddOns): AddOn | undefined {
  return Object.hasOwn(addOns, code) ? addOns[code] : undefined;
}

function lower(code: string): string {
  return code.toLowerCase();
}
