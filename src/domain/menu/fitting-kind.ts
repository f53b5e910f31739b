import type { AddOn, Allergen } from "../tenant/add-ons";
import type { DishKind } from "../tenant/dish-kinds";
import type { MenuItem } from "./menu.schema";

/** Ingredients that a drawing shows and a dish may exclude. */
type Shown = "meat" | Extract<Allergen, "crustaceans" | "eggs" | "fish" | "milk" | "soy">;

/** Drawings with such ingredients; all others have none. */
const SHOWN: Partial<Record<DishKind, readonly Shown[]>> = {
  pho: ["meat"],
  ramen: ["meat"],
  bun: ["meat"],
  bowl: ["fish"],
  bibimbap: ["eggs", "meat"],
  nigiri: ["fish"],
  "nigiri-prawn": ["crustaceans"],
  "nigiri-egg": ["eggs"],
  gunkan: ["fish"],
  sashimi: ["fish"],
  maki: ["fish"],
  uramaki: ["fish"],
  platter: ["fish"],
  bento: ["meat"],
  "fried-rice": ["eggs"],
  "rice-plate": ["meat"],
  duck: ["meat"],
  chicken: ["meat"],
  meat: ["meat"],
  roast: ["meat"],
  schnitzel: ["meat"],
  fish: ["fish"],
  shrimp: ["crustaceans"],
  tofu: ["soy"],
  edamame: ["soy"],
  skewer: ["meat"],
  bao: ["meat"],
  pizza: ["milk"],
  egg: ["eggs"],
  tartare: ["fish"],
  cake: ["milk"],
  "iced-coffee": ["milk"],
};

/** Kinds that are drawn instead, best first. After the last one, a covered plate. */
const ALTERNATIVES: Partial<Record<DishKind, readonly DishKind[]>> = {
  pho: ["pho-garden"],
  ramen: ["soup"],
  bun: ["bun-garden"],
  bowl: ["bowl-garden"],
  bibimbap: ["bowl-garden"],
  nigiri: ["nigiri-prawn", "nigiri-egg", "nigiri-garden"],
  gunkan: ["maki-garden"],
  maki: ["maki-garden"],
  uramaki: ["uramaki-garden"],
  platter: ["platter-garden"],
  "fried-rice": ["rice"],
  "rice-plate": ["rice"],
  duck: ["vegetables"],
  chicken: ["vegetables"],
  meat: ["vegetables"],
  skewer: ["vegetables"],
  "iced-coffee": ["coffee"],
};

const FLESH: readonly Shown[] = ["meat", "fish", "crustaceans"];
const ANIMAL: readonly Shown[] = [...FLESH, "eggs", "milk"];

/** The parts of a dish that decide which drawings fit it. */
export type DrawnDish = Pick<MenuItem, "diet" | "add_ons"> & Partial<Pick<MenuItem, "settings">>;

/**
 * The kind itself, or the first alternative whose drawing shows nothing that the dish's diet or its
 * codes exclude; `dish` if there is none. Undeclared codes exclude nothing.
 * @param addOns the restaurant's legend
 */
export function fittingKind(
  kind: DishKind,
  dish: DrawnDish,
  addOns: Readonly<Record<string, AddOn>>,
): DishKind {
  const kinds = [kind, ...(ALTERNATIVES[kind] ?? [])];
  const excluded = excludedBy(dish, addOns);
  return kinds.find((each) => !SHOWN[each]?.some(excluded)) ?? "dish";
}

function excludedBy(
  { diet = [], add_ons, settings = {} }: DrawnDish,
  addOns: Readonly<Record<string, AddOn>>,
): (shown: Shown) => boolean {
  const options = Object.values(settings).flatMap((group) => group.options);
  const codes = [...(add_ons ?? []), ...options.flatMap((option) => option.add_ons ?? [])];
  const declared = new Set(codes.map((code) => addOns[code]?.allergen));
  return (shown) =>
    (diet.includes("vegan") && ANIMAL.includes(shown)) ||
    (diet.includes("vegetarian") && FLESH.includes(shown)) ||
    (diet.includes("lactose-free") && shown === "milk") ||
    (add_ons !== undefined && shown !== "meat" && !declared.has(shown));
}
