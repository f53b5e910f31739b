import * as z from "zod/mini";
import { clientIdSchema } from "../shared/client-id.schema";
import { contactSchema, phoneSchema } from "../shared/contact.schema";
import { languageSchema } from "../shared/language.schema";
import { localDateSchema } from "../shared/local-date.schema";
import { restoKeySchema } from "../tenant/resto-key.schema";
import { reservationStatusSchema, staffBookingKindSchema } from "./reservation.schema";

/** Larger numbers are mistakes; the restaurant's own limit is in its policy. */
const MAX_PARTY = 500;
const version = z.int().check(z.positive());

const localTimeSchema = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
const partySizeSchema = z.int().check(z.positive(), z.maximum(MAX_PARTY));

/** What a guest may say with a reservation, at most 300 characters. */
export const reservationNoteSchema = z.string().check(z.trim(), z.maxLength(300));

/** Input of the callable `availableTables` (contract section 3). */
export const availableTablesRequestSchema = z.strictObject({
  resto_key: restoKeySchema,
  date: localDateSchema,
  party_size: partySizeSchema,
});

export type AvailableTablesRequest = z.infer<typeof availableTablesRequestSchema>;

/**
 * Input of the callables `requestReservation` and `joinWaitingList`; the browser makes and keeps
 * `reservation_id` before the call.
 */
export const requestReservationRequestSchema = z.strictObject({
  reservation_id: clientIdSchema,
  resto_key: restoKeySchema,
  /** Day and wall-clock time at the restaurant. */
  date: localDateSchema,
  time: localTimeSchema,
  party_size: partySizeSchema,
  contact: contactSchema,
  note: z.optional(reservationNoteSchema),
  /** Of the guest's interface: messages are written in it. */
  language: z.optional(languageSchema),
});

export type RequestReservationRequest = z.infer<typeof requestReservationRequestSchema>;

/** When and for how many: what a change replaces. */
export type TableRequest = Pick<RequestReservationRequest, "date" | "time" | "party_size">;

/** Input of the callable `changeReservation`. */
export const changeReservationRequestSchema = z.strictObject({
  reservation_id: clientIdSchema,
  version,
  date: localDateSchema,
  time: localTimeSchema,
  party_size: partySizeSchema,
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
  reason: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
});

/**
 * Input of the callable `recordReservation`, for the restaurant's people; the browser makes and
 * keeps `reservation_id` before the call.
 */
export const recordReservationRequestSchema = z.strictObject({
  reservation_id: clientIdSchema,
  resto_key: restoKeySchema,
  kind: staffBookingKindSchema,
  date: localDateSchema,
  time: localTimeSchema,
  party_size: partySizeSchema,
  /** A telephone number is required with `telephone`. */
  contact: z.strictObject({ name: contactSchema.shape.name, phone: z.optional(phoneSchema) }),
  note: z.optional(reservationNoteSchema),
  /** Takes seats that are not there: the people make room themselves. */
  overbook: z.optional(z.boolean()),
});

export type RecordReservationRequest = z.infer<typeof recordReservationRequestSchema>;

/** Input of the callable `noteReservation`; an empty note takes the note away. */
export const noteReservationRequestSchema = z.strictObject({
  id: clientIdSchema,
  version,
  note: reservationNoteSchema,
});

export type NoteReservationRequest = z.infer<typeof noteReservationRequestSchema>;

/** Input of the callable `setReservationStatus` as its callers write it. */
export type SetReservationStatusRequest = z.infer<typeof setReservationStatusRequestSchema>;
