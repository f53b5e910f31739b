import * as z from "zod/mini";
import { choicesSchema } from "../cart/cart.schema";
import { deliveryAddressSchema } from "../delivery/delivery-address.schema";
import { contactSchema } from "../shared/contact.schema";
import { languageSchema } from "../shared/language.schema";
import { localizedTextSchema } from "../shared/localized-text.schema";
import { fulfilmentSchema } from "./fulfilment.schema";
import { paymentSchema } from "./order-requests.schema";
import { orderStatusSchema } from "./order-status";

const cents = z.int();
const instant = z.int();

/** One priced line: names and codes are copied so that receipts outlive menu changes. */
export const orderLineSchema = z.object({
  item_id: z.string(),
  name: localizedTextSchema,
  qty: z.int(),
  /** Base price plus costing extras, without deposit. */
  unit_cents: cents,
  /** `qty × unit_cents`. */
  line_cents: cents,
  choices: choicesSchema,
  /** Labels of the chosen options, in the menu's order. */
  choice_names: z.array(localizedTextSchema),
  note: z.optional(z.string()),
  /** Codes of the dish and its chosen options; absent when nobody declared them. */
  add_ons: z.optional(z.array(z.string())),
  vat: z.union([z.literal(7), z.literal(19)]),
  min_age: z.optional(z.int()),
});

export type OrderLine = z.infer<typeof orderLineSchema>;

/** Share of one VAT rate; `net_cents + vat_cents` over all rates is the total. */
export const vatShareSchema = z.object({ rate: z.int(), net_cents: cents, vat_cents: cents });

export type VatShare = z.infer<typeof vatShareSchema>;

const orderEventSchema = z.object({
  version: z.int(),
  status: orderStatusSchema,
  at: instant,
  by: z.enum(["guest", "staff", "system"]),
  reason: z.optional(z.string()),
  /** Set where the promise was moved and the status stayed: by so many minutes, to `eta_at`. */
  delay_minutes: z.optional(z.int()),
  /** The promise made with this entry: the first with acceptance, a new one with each delay. */
  eta_at: z.optional(instant),
});

/** One entry of an order's history: a step, or a delay while the status stays. */
export type OrderEvent = z.infer<typeof orderEventSchema>;

/**
 * An order of the collection `orders` with its id (contract section 2).
 * Instants are milliseconds here; Firestore holds timestamps.
 */
export const orderSchema = z.object({
  id: z.string(),
  resto_key: z.string(),
  creator_uid: z.string(),
  /** Four unambiguous characters, unique per restaurant and day: what people read out. */
  code: z.string(),
  type: fulfilmentSchema,
  lines: z.array(orderLineSchema),
  subtotal_cents: cents,
  discount_cents: cents,
  delivery_fee_cents: cents,
  deposit_cents: cents,
  total_cents: cents,
  vat_split: z.array(vatShareSchema),
  contact: contactSchema,
  address: z.optional(deliveryAddressSchema),
  payment: paymentSchema,
  /** What the guest read the page in, for messages about the order; German where absent. */
  language: z.optional(languageSchema),
  /** Null: as soon as possible. */
  wanted_at: z.nullable(instant),
  /** Promised by the restaurant; set on acceptance. */
  eta_at: z.optional(z.nullable(instant)),
  local_date: z.string(),
  local_time: z.string(),
  status: orderStatusSchema,
  status_at: z.record(z.string(), instant),
  version: z.int(),
  history: z.array(orderEventSchema),
  menu_rev: z.int(),
  request_hash: z.string(),
  /** When a guest whose account was deleted meanwhile can be forgotten. */
  forget_at: z.optional(z.nullable(instant)),
  created_at: instant,
  updated_at: instant,
});

export type Order = z.infer<typeof orderSchema>;
