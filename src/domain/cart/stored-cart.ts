import * as z from "zod/mini";
import { type Cart, type CartItem, cartItemSchema, choicesSchema } from "./cart.schema";
import { cartItemHash } from "./cart-item";
import { MAX_CART_ITEMS, MAX_LINE_QUANTITY, MAX_NOTE_LENGTH } from "./cart-limits";

const knownSchema = z.looseObject({ id: z.string().check(z.minLength(1), z.maxLength(60)) });

/** Under which names carts have kept a list, or may come to. */
const LISTS = ["items", "lines", "cart"] as const;
const QUANTITIES = ["qty", "quantity", "count"] as const;

/**
 * Reads a cart as a browser has kept it, also one written by another version of the page: what
 * names a dish is kept, with as much of the rest as can be understood. Price and options are those
 * the guest last saw, as far as they are known; what the menu says today is compared elsewhere.
 * @returns null for what is no cart at all
 */
export function storedCart(value: unknown): Cart | null {
  const entries = entriesOf(value);
  if (!entries) return null;
  return entries.flatMap(portionsOf).slice(0, MAX_CART_ITEMS);
}

function entriesOf(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  if (typeof value !== "object" || value === null) return null;
  const list = LISTS.map((name) => Reflect.get(value, name)).find(Array.isArray);
  return list ?? null;
}

function portionsOf(entry: unknown): CartItem[] {
  const current = cartItemSchema.safeParse(entry);
  if (current.success) return [current.data];
  const known = knownSchema.safeParse(entry);
  if (!known.success) return [];
  const portion = restored(known.data);
  return Array.from({ length: quantityOf(known.data) }, () => portion);
}

function restored({ id, preis, choices, settings, note }: z.infer<typeof knownSchema>): CartItem {
  const chosen = choicesSchema.safeParse(choices);
  const kept = chosen.success ? chosen.data : {};
  const known = cartItemSchema.shape.settings.safeParse(settings);
  const wish = typeof note === "string" ? note.trim().slice(0, MAX_NOTE_LENGTH).trim() : "";
  return {
    id,
    preis: priceOf(preis),
    choices: kept,
    settings: known.success ? known.data : {},
    hash: cartItemHash(id, kept),
    ...(wish ? { note: wish } : {}),
  };
}

/** Zero where the price cannot be understood. */
function priceOf(value: unknown): number {
  const price = typeof value === "string" ? Number(value.replace(",", ".")) : value;
  return typeof price === "number" && Number.isFinite(price) && price > 0 ? price : 0;
}

function quantityOf(entry: Readonly<Record<string, unknown>>): number {
  const qty = QUANTITIES.map((name) => entry[name]).find((value) => typeof value === "number") ?? 1;
  const whole = Math.trunc(Number(qty));
  return whole >= 1 ? Math.min(whole, MAX_LINE_QUANTITY) : 1;
}
