import { callerAgreement } from "@/domain/contact/caller-agreement.schema";
import type { TableRequest } from "@/domain/reservation/reservation-requests.schema";
import { oneLine } from "@/domain/text/safe-text";
import type { StaffBookingDraft } from "./staff-booking-draft";
import type { StaffBookingIntent } from "./use-staff-booking";

interface BookingOptions {
  readonly overbook: boolean;
  /** Stands in for a walk-in's missing name. */
  readonly noName: string;
}

/** A staff booking as it is sent. Nobody without a name is remembered. */
export function staffBookingIntent(
  draft: StaffBookingDraft,
  { date, time, table_ids }: TableRequest & { readonly table_ids?: readonly string[] },
  { overbook, noName }: BookingOptions,
): StaffBookingIntent {
  const { kind, resto_key, party_size, name, phone, note } = draft;
  return {
    kind,
    resto_key,
    date,
    time,
    party_size,
    contact: {
      name: oneLine(name).trim() || noName,
      ...(phone.trim() ? { phone: phone.trim() } : {}),
    },
    ...(note.trim() ? { note: oneLine(note).trim() } : {}),
    ...(table_ids ? { table_ids: [...table_ids] } : {}),
    ...(overbook ? { overbook } : {}),
    ...(name.trim() && phone.trim() ? callerAgreement(draft) : {}),
  };
}
