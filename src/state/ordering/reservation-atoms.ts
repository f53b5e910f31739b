import * as z from "zod/mini";
import { activeTenantKey } from "@/config/active-tenant-key";
import { requestReservationRequestSchema } from "@/domain/reservation/reservation-requests.schema";
import { parseWith } from "../parse-with";
import { storedAtom } from "../stored-atom";
import { validatedStorage } from "../validated-storage";
import { pendingAtom } from "./pending-atom";

const draftSchema = z.object({
  party_size: z.int(),
  /** `YYYY-MM-DD`; null until the guest has chosen a day. */
  date: z.nullable(z.string()),
  /** `HH:MM`; null until the guest has chosen a time. */
  time: z.nullable(z.string()),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  note: z.string(),
});

/** The reservation form as typed, valid or not. */
export type ReservationDraft = z.infer<typeof draftSchema>;

export const EMPTY_RESERVATION: ReservationDraft = {
  party_size: 2,
  date: null,
  time: null,
  name: "",
  phone: "",
  email: "",
  note: "",
};

/** Survives reloads but ends with the tab, so that contact data does not stay on shared devices. */
export const reservationDraftAtom = storedAtom<ReservationDraft>(
  `${activeTenantKey}.reservation`,
  EMPTY_RESERVATION,
  validatedStorage(parseWith(draftSchema), "session"),
);

const pendingReservationSchema = z.object({
  uid: z.string(),
  kind: z.enum(["booking", "waiting"]),
  request: requestReservationRequestSchema,
  startedAt: z.int(),
  sentAt: z.optional(z.int()),
});

/** A reservation or waitlist entry whose outcome this browser does not know yet. */
export type PendingReservation = z.infer<typeof pendingReservationSchema>;

export const pendingReservationAtom = pendingAtom("reservation", pendingReservationSchema);
