import * as z from "zod/mini";
import { orderSchema } from "../order/order.schema";
import { reservationSchema } from "../reservation/reservation.schema";
import { blocksAnswerSchema } from "./block-requests.schema";

/** An order as `searchGuests` finds it. */
export const foundOrderSchema = z.pick(orderSchema, {
  id: true,
  creator_uid: true,
  code: true,
  type: true,
  lines: true,
  total_cents: true,
  contact: true,
  address: true,
  local_date: true,
  local_time: true,
  status: true,
  created_at: true,
});

export type FoundOrder = z.infer<typeof foundOrderSchema>;

/** A reservation as `searchGuests` finds it. */
export const foundReservationSchema = z.extend(
  z.pick(reservationSchema, {
    id: true,
    creator_uid: true,
    kind: true,
    code: true,
    party_size: true,
    local_date: true,
    local_time: true,
    contact: true,
    note: true,
    status: true,
    created_at: true,
  }),
  { staff_note: z.optional(z.string()) },
);

export type FoundReservation = z.infer<typeof foundReservationSchema>;

/** Answer of `searchGuests`: one page of each list, newest first. */
export const searchGuestsAnswerSchema = z.object({
  orders: z.array(foundOrderSchema),
  more_orders: z.boolean(),
  reservations: z.array(foundReservationSchema),
  more_reservations: z.boolean(),
  /** Documents on these pages that cannot be read. */
  unreadable: z.int(),
  /** Current blocks of the phone numbers and accounts on these pages. */
  blocks: blocksAnswerSchema.shape.blocks,
});

export type SearchGuestsAnswer = z.infer<typeof searchGuestsAnswerSchema>;

const documentSchema = z.record(z.string(), z.unknown());

/** Answer of `exportGuest`: stored documents, with ids and with instants as ISO 8601 strings. */
export const guestExportSchema = z.object({
  exported_at: z.string(),
  resto_key: z.string(),
  /** The phone number in E.164, or the mailbox of the e-mail address. */
  contact_key: z.string(),
  orders: z.array(documentSchema),
  /** Online payments of the orders, and deposits of the reservations. */
  payments: z.array(documentSchema),
  reservations: z.array(documentSchema),
  reservation_notes: z.array(documentSchema),
  mails: z.array(documentSchema),
  blocks: z.array(documentSchema),
  known_guests: z.array(documentSchema),
  audit: z.array(documentSchema),
  /** False if there was more than fits; the newest is included. */
  complete: z.boolean(),
});

export type GuestExport = z.infer<typeof guestExportSchema>;

const postponedSchema = z.object({
  kind: z.enum(["order", "reservation"]),
  id: z.string(),
  code: z.string(),
  /** When it is erased at the latest. */
  until: z.int(),
});

/** An order or reservation that is erased as soon as it has ended. */
export type PostponedErasure = z.infer<typeof postponedSchema>;

/** Answer of `eraseGuest`. */
export const eraseGuestAnswerSchema = z.object({
  /** Numbers of documents that were erased. */
  orders: z.int(),
  reservations: z.int(),
  mails: z.int(),
  postponed: z.array(postponedSchema),
  /** False if there is more: call again. */
  complete: z.boolean(),
});

export type EraseGuestAnswer = z.infer<typeof eraseGuestAnswerSchema>;
