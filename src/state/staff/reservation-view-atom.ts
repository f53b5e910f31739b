import * as z from "zod/mini";
import { activeTenantKey } from "@/config/active-tenant-key";
import { parseWith } from "../parse-with";
import { storedAtom } from "../stored-atom";
import { validatedStorage } from "../validated-storage";

/** The ways to show reservations. */
export const RESERVATION_VIEWS = ["list", "timeline", "week"] as const;

const viewSchema = z.enum(RESERVATION_VIEWS);

export type ReservationView = z.infer<typeof viewSchema>;

/** How this device shows reservations; stored on the device. */
export const reservationViewAtom = storedAtom<ReservationView>(
  `${activeTenantKey}.reservation-view`,
  "list",
  validatedStorage(parseWith(viewSchema)),
);
