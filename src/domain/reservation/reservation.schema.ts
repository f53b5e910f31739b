import * as z from "zod/mini";
import { phoneSchema, storedContactSchema } from "../contact/contact.schema";
import { orderRefundSchema, paymentStatusSchema } from "../order/payment-status.schema";
import { languageSchema } from "../text/language.schema";
import { storedLineSchema } from "../text/text.schema";
import { depositSchema } from "./deposit.schema";

const instant = z.int();

/**
 * See docs/rules.md#reservation-states. `waiting` and `offered` are the waitlist, `awaiting_payment`
 * and `unpaid` belong to deposits.
 */
export const RESERVATION_STATUSES = [
  "awaiting_payment",
  "waiting",
  "offered",
  "requested",
  "confirmed",
  "seated",
  "completed",
  "declined",
  "expired",
  "cancelled",
  "no_show",
  "unpaid",
] as const;

export const reservationStatusSchema = z.enum(RESERVATION_STATUSES);

export type ReservationStatus = z.infer<typeof reservationStatusSchema>;

/** Kinds of staff bookings. */
export const staffBookingKindSchema = z.enum(["walk_in", "telephone"]);

const reservationEventSchema = z.object({
  version: z.int(),
  status: reservationStatusSchema,
  at: instant,
  by: z.enum(["guest", "staff", "system"]),
  reason: z.optional(storedLineSchema),
  /** Set for a move: the previous start and party size. */
  moved_from: z.optional(z.object({ start_at: instant, party_size: z.int() })),
});

/**
 * A document of the collection `reservations` with its id: see docs/rules.md#data. Instants are
 * milliseconds here and timestamps in Firestore.
 */
export const reservationSchema = z.object({
  id: z.string(),
  resto_key: z.string(),
  /** `restaurant` for staff bookings, `deleted` after account deletion. */
  creator_uid: z.string(),
  /** Set for staff bookings only. */
  kind: z.optional(staffBookingKindSchema),
  /** Four characters: see `orderCode`. */
  code: z.string(),
  party_size: z.int(),
  start_at: instant,
  /** Follows from `stay_minutes`. */
  end_at: instant,
  /** Start in the restaurant's zone. */
  local_date: z.string(),
  local_time: z.string(),
  /** A walk-in may have no phone number. */
  contact: z.extend(storedContactSchema, { phone: z.optional(phoneSchema) }),
  /** As for orders. */
  contact_keys: z.optional(z.array(z.string())),
  /** Whether the guest's account had a verified address; absent for staff bookings. */
  guest_verified: z.optional(z.boolean()),
  /** Whether the contact's address is that verified address. */
  email_verified: z.optional(z.boolean()),
  /** As for orders. */
  in_guest_book: z.optional(z.boolean()),
  guest_book_at: z.optional(instant),
  /** From the guest. */
  note: z.optional(storedLineSchema),
  /** Language of messages; absent is German. */
  language: z.optional(languageSchema),
  /**
   * Tables of the party; absent without a table so far, empty if staff booked it without one. Ids may be
   * of tables that no longer exist.
   */
  table_ids: z.optional(z.array(z.string())),
  status: reservationStatusSchema,
  status_at: z.record(z.string(), instant),
  /** Until when an offered table is held; set with `offered`. */
  offer_until: z.optional(z.nullable(instant)),
  /** When it expires if nobody answers; null or absent if it waits for no answer. */
  due_at: z.optional(z.nullable(instant)),
  /** When the guest is reminded, by mail and on their devices; null or absent is never, or already sent. */
  remind_at: z.optional(z.nullable(instant)),
  /**
   * When the guest confirmed by the link of the reminder; null or absent is not, or not since a
   * move.
   */
  guest_confirmed_at: z.optional(z.nullable(instant)),
  /** The deposit that the guest agreed to; absent without one. */
  deposit: z.optional(depositSchema),
  /** Until when a reservation in `awaiting_payment` holds its table. */
  pay_by: z.optional(z.nullable(instant)),
  /** Where the deposit's money is; absent without one. */
  payment_status: z.optional(paymentStatusSchema),
  /** What the guest has paid, refunds included. */
  paid_cents: z.optional(z.int()),
  /** What has gone back to the guest. */
  refunded_cents: z.optional(z.int()),
  /** Refunds of the deposit that managers asked for. */
  refunds: z.optional(z.array(orderRefundSchema)),
  version: z.int(),
  history: z._default(z.array(reservationEventSchema), []),
  request_hash: z._default(z.string(), ""),
  /** When a reservation that was open during an erasure is anonymised. */
  forget_at: z.optional(z.nullable(instant)),
  created_at: instant,
  updated_at: instant,
});

export type Reservation = z.infer<typeof reservationSchema>;
