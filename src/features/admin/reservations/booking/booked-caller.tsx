import { Stack } from "@chakra-ui/react";
import { CallerAgreementFields } from "@/admin-ui/guest/caller-agreement-fields";
import { CallerBook } from "@/admin-ui/guest/caller-book";
import type { KnownGuestLookup } from "@/data/staff/guests/use-known-guest";
import type { StaffBookingDraft } from "./staff-booking-draft";

interface BookedCallerProps {
  readonly draft: StaffBookingDraft;
  readonly lookup: KnownGuestLookup;
  readonly isLocked: boolean;
  readonly onChange: (change: Partial<StaffBookingDraft>) => void;
}

/** The known facts about the guest of a staff booking, and the questions to them, once there is a number. */
export function BookedCaller({ draft, lookup, isLocked, onChange }: BookedCallerProps) {
  if (!draft.phone.trim()) return null;
  return (
    <Stack gap="3">
      <CallerBook lookup={lookup} />
      <CallerAgreementFields ticked={draft} isLocked={isLocked} onChange={onChange} />
    </Stack>
  );
}
