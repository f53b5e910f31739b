import { useCallback } from "react";
import { showToast } from "@/admin-ui/feedback/toaster";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";
import type { StaffBookingDraft } from "./staff-booking-draft";
import { useBookedCaller } from "./use-booked-caller";
import { useStaffBooking } from "./use-staff-booking";

/**
 * Edits and sends an open staff booking, which closes once it is stored.
 * @param onChange must be stable; gets null to close
 */
export function useOpenBooking(
  draft: StaffBookingDraft,
  onChange: (draft: StaffBookingDraft | null) => void,
) {
  const texts = useTexts(reservationDayTexts);
  const onDone = useCallback(
    (code: string) => {
      showToast({ title: texts.booked(code), tone: "success" });
      onChange(null);
    },
    [texts, onChange],
  );
  const sending = useStaffBooking(draft.id, onDone);
  const { phase } = sending.booking;

  function edit(next: Partial<StaffBookingDraft>): void {
    onChange({ ...draft, ...next });
    sending.dismiss();
  }

  const lookup = useBookedCaller(draft, edit);
  return { ...sending, isLocked: phase === "sending" || phase === "checking", edit, lookup };
}
