import type { Choices } from "../menu/options/choices.schema";
import { MAX_CART_ITEMS, MAX_LINE_QUANTITY } from "../order/line-limits";
import type { Cart, CartItem } from "./cart.schema";
import { cartItemHash } from "./cart-item";
import { kitchenNote } from "./kitchen-note";

type Settings = CartItem["settings"];
type Fields = Readonly<Record<string, unknown>>;

const MAX_ID_LENGTH = 60;
const MAX_CHOSEN = 40;

/** Field names under which other versions of the page store the list or a quantity. */
const LISTS = ["items", "lines", "cart"] as const;
const QUANTITIES = ["qty", "quantity", "count"] as const;

/**
 * Parses a stored cart, also one written by another version of the page. Every entry with a dish id
 * is kept, with all fields that can be read. Prices and options are those the guest last saw;
 * `lineChange` compares them with the menu.
 * Parsed by hand because the first screen does not load the schema library.
 * @returns null if the value is not a cart
 */
export function parseStoredCart(value: unknown): Cart | null {
  const entries = Array.isArray(value) ? value : listIn(fieldsOf(value));
  return entries ? entries.flatMap(portionsOf).slice(0, MAX_CART_ITEMS) : null;
}

function listIn(fields: Fields | null): unknown[] | null {
  return fields && (LISTS.map((name) => fields[name]).find(Array.isArray) ?? null);
}

function portionsOf(entry: unknown): CartItem[] {
  const fields = fieldsOf(entry);
  if (!fields || !isId(fields.id) || fields.id === "") return [];
  const { id } = fields;
  const choices = choicesOf(fields.choices);
  const note = typeof fields.note === "string" ? kitchenNote(fields.note) : "";
  const portion = {
    id,
    preis: priceOf(fields.preis),
    choices,
    settings: settingsOf(fields.settings),
    hash: cartItemHash(id, choices),
    ...(note ? { note } : {}),
  };
  return Array.from({ length: quantityOf(fields) }, () => portion);
}

/** Zero if the price cannot be read. */
function priceOf(value: unknown): number {
  const price = typeof value === "string" ? Number(value.replace(",", ".")) : value;
  return isNumber(price) && price > 0 ? price : 0;
}

function quantityOf(fields: Fields): number {
  const qty = QUANTITIES.map((name) => fields[name]).find(isNumber) ?? 1;
  return Math.min(Math.max(1, Math.trunc(qty)), MAX_LINE_QUANTITY);
}

function choicesOf(value: unknown): Choices {
  const choices: Choices = {};
  for (const [setting, choice] of entriesOf(value)) {
    if (isId(choice)) choices[setting] = choice;
    else if (Array.isArray(choice)) choices[setting] = choice.filter(isId).slice(0, MAX_CHOSEN);
  }
  return choices;
}

function settingsOf(value: unknown): Settings {
  const settings: Settings = {};
  for (const [id, setting] of entriesOf(value)) {
    const { type, costs, options } = fieldsOf(setting) ?? {};
    if ((type !== "checkbox" && type !== "radio") || !Array.isArray(options)) continue;
    settings[id] = { type, costs: costs === true, options: options.flatMap(optionsOf) };
  }
  return settings;
}

function optionsOf(option: unknown): { value: string; preis: number }[] {
  const { value, preis } = fieldsOf(option) ?? {};
  return typeof value === "string" && isNumber(preis) ? [{ value, preis }] : [];
}

function fieldsOf(value: unknown): Fields | null {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return isObject ? { ...value } : null;
}

/** Omits `__proto__`, which would change the object's prototype. */
function entriesOf(value: unknown): [string, unknown][] {
  return Object.entries(fieldsOf(value) ?? {}).filter(([key]) => isId(key) && key !== "__proto__");
}

function isId(value: unknown): value is string {
  return typeof value === "string" && value.length <= MAX_ID_LENGTH;
}

function isNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}
