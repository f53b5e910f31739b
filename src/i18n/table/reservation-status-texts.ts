import type { ReservationStatus } from "@/domain/reservation/reservation.schema";
import { defineTexts } from "../define-texts";

/** What a reservation's status is called, for guests and staff. */
export const reservationStatusTexts = defineTexts({
  de: {
    awaiting_payment: "Anzahlung offen",
    waiting: "Warteliste",
    offered: "Tisch frei",
    requested: "Angefragt",
    confirmed: "Bestätigt",
    seated: "Am Tisch",
    completed: "Abgeschlossen",
    declined: "Abgelehnt",
    expired: "Verfallen",
    cancelled: "Storniert",
    no_show: "Nicht erschienen",
    unpaid: "Nicht bezahlt",
  } satisfies Record<ReservationStatus, string>,
  en: {
    awaiting_payment: "Deposit due",
    waiting: "Waitlist",
    offered: "Table free",
    requested: "Requested",
    confirmed: "Confirmed",
    seated: "Seated",
    completed: "Completed",
    declined: "Declined",
    expired: "Expired",
    cancelled: "Cancelled",
    no_show: "No-show",
    unpaid: "Not paid",
  },
});
