import { Button, SimpleGrid, Stack } from "@chakra-ui/react";
import { type FormEvent, useState } from "react";
import { TextField } from "@/admin-ui/form/text-field";
import { SideDrawer } from "@/admin-ui/overlay/side-drawer";
import { otherNumber } from "@/domain/contact/caller-agreement.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { reservationPlanTexts } from "@/i18n/admin/reservation-plan-texts";
import { useTexts } from "@/i18n/use-texts";
import { BookedCaller } from "./booked-caller";
import { PartySizeField } from "./party-size-field";
import { SizeButton } from "./size-button";
import type { StaffBookingDraft } from "./staff-booking-draft";
import { StaffBookingFeedback } from "./staff-booking-feedback";
import { staffBookingIntent } from "./staff-booking-intent";
import { useOpenBooking } from "./use-open-booking";
import { useWalkInStay } from "./use-walk-in-stay";

interface WalkInPanelProps {
  readonly draft: StaffBookingDraft;
  readonly restaurant: Restaurant;
  /** `null` closes the panel. Must be stable. */
  readonly onChange: (draft: StaffBookingDraft | null) => void;
}

/** Party sizes that are one tap away. */
const SIZES = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Seats guests without a reservation now: one tap on the size of the party. */
export function WalkInPanel({ draft, restaurant, onChange }: WalkInPanelProps) {
  const texts = useTexts(reservationDayTexts);
  const plan = useTexts(reservationPlanTexts);
  const stayAt = useWalkInStay(restaurant);
  // Starts at the largest party that fits.
  const [size, setSize] = useState<number>(
    () => [SIZES.length + 1, ...SIZES.toReversed()].find((each) => stayAt(each).hasRoom) ?? 1,
  );
  const { booking, send, again, isLocked, edit, lookup } = useOpenBooking(draft, onChange);

  function seat(party_size: number, { overbook = false } = {}): void {
    if (isLocked) return;
    const next = { ...draft, party_size };
    onChange(next);
    const { date, time } = stayAt(party_size);
    const { noName } = texts;
    void send(staffBookingIntent(next, { date, time, party_size }, { overbook, noName }));
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (size > 0) seat(size);
  }

  return (
    <SideDrawer open title={texts.bookingTitle.walk_in} onClose={() => onChange(null)}>
      <Stack as="form" gap="5" onSubmit={submit} aria-busy={isLocked}>
        <StaffBookingFeedback
          booking={booking}
          onOverbook={() => seat(draft.party_size, { overbook: true })}
          onAgain={() => void again()}
        />
        <SimpleGrid columns={{ base: 2, sm: 4 }} gap="2" role="group" aria-label={texts.party}>
          {SIZES.map((each) => (
            <SizeButton
              key={each}
              size={each}
              stay={stayAt(each)}
              isLocked={isLocked}
              onSeat={() => seat(each)}
            />
          ))}
        </SimpleGrid>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3" alignItems="end">
          <PartySizeField size={size} onChange={setSize} />
          <Button type="submit" variant="outline" aria-disabled={isLocked || size < 1}>
            {plan.seatGuests(texts.guests(size))}
          </Button>
        </SimpleGrid>
        <TextField
          label={`${texts.name} (${texts.optional})`}
          autoComplete="off"
          maxLength={80}
          value={draft.name}
          onChange={(event) => edit({ name: event.target.value })}
        />
        <TextField
          label={`${texts.phone} (${texts.optional})`}
          type="tel"
          autoComplete="off"
          maxLength={30}
          value={draft.phone}
          onChange={({ target }) => edit({ phone: target.value, ...otherNumber(draft) })}
          onBlur={lookup.ask}
        />
        <BookedCaller draft={draft} lookup={lookup} isLocked={isLocked} onChange={edit} />
        <TextField
          label={`${texts.guestNoteField} (${texts.optional})`}
          autoComplete="off"
          maxLength={300}
          value={draft.note}
          onChange={(event) => onChange({ ...draft, note: event.target.value })}
        />
      </Stack>
    </SideDrawer>
  );
}
