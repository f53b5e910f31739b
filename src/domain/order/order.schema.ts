import * as z from "zod/mini";
import { storedContactSchema } from "../contact/contact.schema";
import { storedAddressSchema } from "../delivery/delivery-address.schema";
import { fulfilmentSchema } from "../delivery/fulfilment.schema";
import { groupIdSchema } from "../ids/group-id.schema";
import { choicesSchema } from "../menu/options/choices.schema";
import { storedPassportTextSchema } from "../menu/passport/passport-text.schema";
import { paymentSchema } from "../tenant/payment-methods.schema";
import { languageSchema } from "../text/language.schema";
import { localizedTextSchema } from "../text/localized-text.schema";
import { storedLineSchema } from "../text/text.schema";
import { orderStatusSchema } from "./order-status";
import { orderRefundSchema, paymentStatusSchema } from "./payment-status.schema";

const cents = z.int();
const instant = z.int();

/** A priced line. Names and codes are copied, so that receipts outlive menu changes. */
export const orderLineSchema = z.object({
  item_id: z.string(),
  /** The dish's category when it was ordered, which decides its station; absent in earlier orders. */
  category: z.optional(z.string()),
  /** The dish's number on the paper menu when it was ordered. */
  number: z.optional(z.string()),
  name: localizedTextSchema,
  qty: z.int(),
  /** Base price plus extras, without deposit. */
  unit_cents: cents,
  /** `qty × unit_cents`. */
  line_cents: cents,
  choices: choicesSchema,
  /** Labels of the chosen options, in display order. */
  choice_names: z.array(localizedTextSchema),
  note: z.optional(storedLineSchema),
  /** Codes of the dish and its chosen options; absent if the dish is not declared. */
  add_ons: z.optional(z.array(z.string())),
  vat: z.union([z.literal(7), z.literal(19)]),
  min_age: z.optional(z.int()),
});

export type OrderLine = z.infer<typeof orderLineSchema>;

/** Share of one VAT rate. The sum of `net_cents + vat_cents` over all rates is the total. */
const vatShareSchema = z.object({ rate: z.int(), net_cents: cents, vat_cents: cents });

export type VatShare = z.infer<typeof vatShareSchema>;

const reusableChoiceSchema = z.object({ containers: z.int(), deposit_cents: cents });

/** The priced lines and their sums, of an order and of a quote. */
export const pricesShape = {
  type: fulfilmentSchema,
  lines: z.array(orderLineSchema),
  subtotal_cents: cents,
  discount_cents: cents,
  /** Zero for pickup; in a quote also for delivery without a postal code. */
  delivery_fee_cents: cents,
  deposit_cents: cents,
  /** Containers that the guest chose and their deposit, which is not part of `deposit_cents`. */
  reusable: z.optional(reusableChoiceSchema),
  total_cents: cents,
  vat_split: z.array(vatShareSchema),
};

const orderEventSchema = z.object({
  version: z.int(),
  status: orderStatusSchema,
  at: instant,
  by: z.enum(["guest", "staff", "system"]),
  reason: z.optional(storedLineSchema),
  /** Set for a delay: the promised time moved by this many minutes to `eta_at`. */
  delay_minutes: z.optional(z.int()),
  /** Promised time set by this entry: on acceptance and on each delay. */
  eta_at: z.optional(instant),
});

/** A history entry: a step, or a delay with unchanged status. */
export type OrderEvent = z.infer<typeof orderEventSchema>;

export const riderSchema = z.object({
  uid: z.string(),
  /** First name, which the guest sees; empty if the account has none. */
  name: z.string(),
  taken_at: instant,
  /** Place in the order of the tour, from 0 on. */
  position_in_tour: z.int(),
});

/** The person who brings a delivery. */
export type Rider = z.infer<typeof riderSchema>;

/**
 * A document of the collection `orders` with its id: see docs/rules.md#data. Instants are
 * milliseconds here and timestamps in Firestore.
 */
export const orderSchema = z.object({
  id: z.string(),
  resto_key: z.string(),
  /** `restaurant` for telephone orders, `deleted` after anonymisation. */
  creator_uid: z.string(),
  /** Four characters: see `orderCode`. */
  code: z.string(),
  ...pricesShape,
  contact: storedContactSchema,
  /**
   * The contact's phone number in E.164 (digits only if it cannot be a number) and its mailbox, written
   * by the server; empty after anonymisation.
   */
  contact_keys: z.optional(z.array(z.string())),
  /** Whether the guest's account had a verified address; absent for staff bookings. */
  guest_verified: z.optional(z.boolean()),
  /** Whether the contact's address is that verified address. */
  email_verified: z.optional(z.boolean()),
  /** Delivery only. */
  address: z.optional(storedAddressSchema),
  payment: paymentSchema,
  /** Online orders only, like the next four fields. */
  payment_status: z.optional(paymentStatusSchema),
  /** Until when an order in `awaiting_payment` waits for the payment. */
  pay_by: z.optional(z.nullable(instant)),
  /** What was taken or is held. */
  paid_cents: z.optional(cents),
  refunded_cents: z.optional(cents),
  refunds: z.optional(z.array(orderRefundSchema)),
  /** Counted portions that it took, and the end of that count: see docs/rules.md#stock. */
  stock_taken: z.optional(
    z.nullable(z.object({ portions: z.record(z.string(), z.int()), until: z.nullable(instant) })),
  ),
  /** Tip for the driver, beside the total; delivery only: see docs/rules.md#tip. */
  tip_cents: z.optional(cents),
  /** Cash that the guest will pay with, so that the driver brings change; cash payment only. */
  cash_given_cents: z.optional(cents),
  /** What the guest does not eat, told to the kitchen on request: see docs/rules.md#allergy-passport. */
  passport: z.optional(storedPassportTextSchema),
  /** Set if the guest is in the restaurant's book: see docs/rules.md#guest-book. */
  in_guest_book: z.optional(z.boolean()),
  /** When that entry last changed without a step of the order; staff then read it again. */
  guest_book_at: z.optional(instant),
  /** Set for a delivery that failed because nobody was met at the door. */
  not_met: z.optional(z.boolean()),
  /** The group that ordered it together: see docs/rules.md#ordering-together. */
  group_id: z.optional(groupIdSchema),
  /** Language of messages; absent is German. */
  language: z.optional(languageSchema),
  /** Null is as soon as possible. */
  wanted_at: z.nullable(instant),
  /**
   * When the checkout promised it: `wanted_at`, else the earliest possible time. Decided by the server;
   * absent in orders of earlier versions.
   */
  promised_at: z.optional(z.nullable(instant)),
  /** Promised time of the restaurant; set on acceptance. */
  eta_at: z.optional(z.nullable(instant)),
  /** When the kitchen had a delivery ready for its rider; null or absent is not yet. */
  ready_at: z.optional(z.nullable(instant)),
  /** Ids of the stations that have finished their dishes: see docs/rules.md#kitchen-stations. */
  stations_done: z.optional(z.array(z.string())),
  /** Who brings a delivery that is on its way; null or absent is nobody yet. */
  rider: z.optional(z.nullable(riderSchema)),
  /** When it is due: `wanted_at`, else the earliest possible time. */
  local_date: z.string(),
  local_time: z.string(),
  status: orderStatusSchema,
  status_at: z.record(z.string(), instant),
  /** Rises with every change. */
  version: z.int(),
  history: z.array(orderEventSchema),
  /** Revision of the menu that it was priced with. */
  menu_rev: z.int(),
  /** SHA-256: see docs/rules.md#idempotency. */
  request_hash: z.string(),
  /**
   * When it expires if it is still unanswered, by the hours known so far; the schedule moves it when the
   * hours have changed.
   */
  answer_due_at: z.optional(z.nullable(instant)),
  /** When managers get a mail if it is still unanswered; null or absent is never, or already sent. */
  remind_at: z.optional(z.nullable(instant)),
  /**
   * Since when the team's devices get a message about it if no board is open; null or absent is not,
   * or decided.
   */
  staff_push_at: z.optional(z.nullable(instant)),
  /** When an order that was running during an account deletion or erasure is anonymised. */
  forget_at: z.optional(z.nullable(instant)),
  /** When the restaurant received it: an order that is paid online, once the payment is secured. */
  created_at: instant,
  updated_at: instant,
});

export type Order = z.infer<typeof orderSchema>;
