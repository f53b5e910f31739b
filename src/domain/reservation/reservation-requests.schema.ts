import * as z from "zod/mini";
import { callerAgreementSchema } from "../contact/caller-agreement.schema";
import { contactSchema, phoneSchema } from "../contact/contact.schema";
import { guestBookRequestSchema } from "../contact/guest-book-request.schema";
import { clientIdSchema } from "../ids/client-id.schema";
import { restoKeySchema } from "../ids/resto-key.schema";
import { tableIdSchema } from "../tenant/table.schema";
import { languageSchema } from "../text/language.schema";
import { localDateSchema } from "../text/local-date.schema";
import { codeSchema, lineSchema, linesSchema } from "../text/text.schema";
import { depositTermsSchema } from "./deposit.schema";
import { reservationStatusSchema, staffBookingKindSchema } from "./reservation.schema";

/** Technical limit; the restaurant's own limit is `max_party` in its policy. */
const MAX_PARTY = 500;
const version = z.int().check(z.positive());

const localTimeSchema = codeSchema(5, /^(?:[01]\d|2[0-3]):[0-5]\d$/);
const partySizeSchema = z.int().check(z.positive(), z.maximum(MAX_PARTY));

/** Tables that staff choose: one, or several for one party. */
const tableIdsSchema = z.array(tableIdSchema).check(z.minLength(1), z.maxLength(20));

/** A note of the guest or the team. */
export const reservationNoteTextSchema = linesSchema({ min: 0, max: 300, lines: 8 });

/** Input of the callable `availableTables`. */
export const availableTablesRequestSchema = z.strictObject({
  resto_key: restoKeySchema,
  date: localDateSchema,
  party_size: partySizeSchema,
});

export type AvailableTablesRequest = z.infer<typeof availableTablesRequestSchema>;

/**
 * Input of the callables `requestReservation` and `joinWaitingList`. The browser makes and stores
 * `reservation_id` before the call.
 */
export const requestReservationRequestSchema = z.strictObject({
  reservation_id: clientIdSchema,
  resto_key: restoKeySchema,
  /** Local date and time at the restaurant. */
  date: localDateSchema,
  time: localTimeSchema,
  party_size: partySizeSchema,
  contact: contactSchema,
  note: z.optional(reservationNoteTextSchema),
  /** The deposit that the guest has agreed to; absent without one. */
  deposit: z.optional(depositTermsSchema),
  /** Set by guests who are in the restaurant's book, or agree to it now. */
  guest_book: z.optional(guestBookRequestSchema),
  /** Language of messages; default German. */
  language: z.optional(languageSchema),
});

export type RequestReservationRequest = z.infer<typeof requestReservationRequestSchema>;

export type TableRequest = Pick<RequestReservationRequest, "date" | "time" | "party_size">;

/** Input of the callable `changeReservation`. */
export const changeReservationRequestSchema = z.strictObject({
  reservation_id: clientIdSchema,
  version,
  date: localDateSchema,
  time: localTimeSchema,
  party_size: partySizeSchema,
  /** Staff only; absent leaves the choice to the server. */
  table_ids: z.optional(tableIdsSchema),
  /** Staff only: moves it even if tables or seats are taken. */
  overbook: z.optional(z.boolean()),
});

export type ChangeReservationRequest = z.infer<typeof changeReservationRequestSchema>;

/** Input of the callables `cancelReservation` and `acceptOffer`. */
export const ownReservationRequestSchema = z.strictObject({
  reservation_id: clientIdSchema,
  version,
});

export type OwnReservationRequest = z.infer<typeof ownReservationRequestSchema>;

/** Input of the callable `setReservationStatus`. */
export const setReservationStatusRequestSchema = z.strictObject({
  id: clientIdSchema,
  version,
  to: reservationStatusSchema,
  /** Shown to the guest; required with `declined`. */
  reason: z.optional(lineSchema({ max: 200 })),
});

export type SetReservationStatusRequest = z.infer<typeof setReservationStatusRequestSchema>;

/**
 * Input of the callable `createStaffBooking`, which makes a staff booking. The browser makes and
 * stores `reservation_id` before the call.
 */
export const createStaffBookingRequestSchema = z.strictObject({
  reservation_id: clientIdSchema,
  resto_key: restoKeySchema,
  kind: staffBookingKindSchema,
  date: localDateSchema,
  time: localTimeSchema,
  party_size: partySizeSchema,
  /** `phone` is required for the kind `telephone`. */
  contact: z.strictObject({ name: contactSchema.shape.name, phone: z.optional(phoneSchema) }),
  note: z.optional(reservationNoteTextSchema),
  /** Absent leaves the choice to the server. */
  table_ids: z.optional(tableIdsSchema),
  /** Books even if there are not enough free seats. */
  overbook: z.optional(z.boolean()),
  ...callerAgreementSchema.shape,
});

export type CreateStaffBookingRequest = z.infer<typeof createStaffBookingRequestSchema>;

/** Input of the callable `noteReservation`; an empty note removes the note. */
export const noteReservationRequestSchema = z.strictObject({
  id: clientIdSchema,
  version,
  note: reservationNoteTextSchema,
});

export type NoteReservationRequest = z.infer<typeof noteReservationRequestSchema>;
