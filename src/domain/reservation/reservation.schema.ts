import * as z from "zod/mini";
import { contactSchema, phoneSchema } from "../shared/contact.schema";
import { languageSchema } from "../shared/language.schema";

const instant = z.int();

/**
 * Every status a reservation can have (contract section 5). `waiting` and `offered` come before
 * it: a place in the waiting list, and a freed table held for the first in line.
 */
export const RESERVATION_STATUSES = [
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
] as const;

export const reservationStatusSchema = z.enum(RESERVATION_STATUSES);

export type ReservationStatus = z.infer<typeof reservationStatusSchema>;

/** What the restaurant's people write down themselves. */
export const staffBookingKindSchema = z.enum(["walk_in", "telephone"]);

const reservationEventSchema = z.object({
  version: z.int(),
  status: reservationStatusSchema,
  at: instant,
  by: z.enum(["guest", "staff", "system"]),
  reason: z.optional(z.string()),
  /** What a change of day, time or party size replaced. */
  moved_from: z.optional(z.object({ start_at: instant, party_size: z.int() })),
});

/**
 * A reservation of the collection `reservations` with its id (contract section 2).
 * Instants are milliseconds here; Firestore holds timestamps.
 */
export const reservationSchema = z.object({
  id: z.string(),
  resto_key: z.string(),
  creator_uid: z.string(),
  /** How the restaurant's people came to write it down; absent where a guest booked. */
  kind: z.optional(staffBookingKindSchema),
  /** Four unambiguous characters: what people read out. */
  code: z.string(),
  party_size: z.int(),
  start_at: instant,
  end_at: instant,
  /** Wall-clock start in the restaurant's zone. */
  local_date: z.string(),
  local_time: z.string(),
  /** Guests who just came in may have left no telephone number. */
  contact: z.extend(contactSchema, { phone: z.optional(phoneSchema) }),
  note: z.optional(z.string()),
  /** Of the restaurant's people; no page shows it to the guest. */
  staff_note: z.optional(z.string()),
  /** What messages are written in; absent is German. */
  language: z.optional(languageSchema),
  status: reservationStatusSchema,
  status_at: z.record(z.string(), instant),
  /** Until when a table is held for somebody of the waiting list; set with `offered`. */
  offer_until: z.optional(z.nullable(instant)),
  version: z.int(),
  history: z._default(z.array(reservationEventSchema), []),
  request_hash: z._default(z.string(), ""),
  created_at: instant,
  updated_at: instant,
});

export type Reservation = z.infer<typeof reservationSchema>;
