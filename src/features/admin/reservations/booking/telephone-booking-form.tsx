import { Button, Card, Flex, Grid, Heading } from "@chakra-ui/react";
import { type FormEvent, useId, useState } from "react";
import { TextField } from "@/admin-ui/form/text-field";
import { useReservationDay } from "@/data/staff/reservation-day-provider";
import { otherNumber } from "@/domain/contact/caller-agreement.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { focusOnMount } from "@/ui/focus-on-mount";
import { BookedCaller } from "./booked-caller";
import { PartySizeField } from "./party-size-field";
import type { StaffBookingDraft } from "./staff-booking-draft";
import { staffBookingErrors } from "./staff-booking-errors";
import { StaffBookingFeedback } from "./staff-booking-feedback";
import { staffBookingIntent } from "./staff-booking-intent";
import { TableSelect } from "./table-select";
import { TimeSelect } from "./time-select";
import { useOpenBooking } from "./use-open-booking";
import { firstFreeTime, useTimeChoices } from "./use-time-choices";

interface TelephoneBookingFormProps {
  readonly draft: StaffBookingDraft;
  readonly restaurant: Restaurant;
  /** Whether to focus the first field, because the form was just opened. */
  readonly hasFocus: boolean;
  /** `null` closes the form. Must be stable. */
  readonly onChange: (draft: StaffBookingDraft | null) => void;
}

/**
 * Telephone booking on the day of the page: telephone and name first, the next free time preset
 * until another one is selected.
 */
export function TelephoneBookingForm({
  draft,
  restaurant,
  hasFocus,
  onChange,
}: TelephoneBookingFormProps) {
  const texts = useTexts(reservationDayTexts);
  const language = useLanguage();
  const { date } = useReservationDay();
  const [chosenTime, setChosenTime] = useState<string | null>(null);
  const [tables, setTables] = useState<readonly string[] | undefined>(undefined);
  const [tried, setTried] = useState(false);
  const heading = useId();
  const { party_size, name, phone, note } = draft;
  const choices = useTimeChoices(restaurant, { date, party_size });
  const time = chosenTime ?? firstFreeTime(choices);
  const place = { date, time, party_size, ...(tables ? { table_ids: tables } : {}) };
  const errors = staffBookingErrors(draft, time, language);
  const shown = tried ? errors : {};
  const { booking, send, again, dismiss, isLocked, edit, lookup } = useOpenBooking(draft, onChange);

  function selectTime(next: string): void {
    setChosenTime(next || null);
    dismiss();
  }

  function book({ overbook }: { overbook: boolean }): void {
    const { noName } = texts;
    void send(staffBookingIntent(draft, { ...place, time: time ?? "" }, { overbook, noName }));
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (Object.keys(errors).length === 0 && !isLocked) book({ overbook: false });
  }

  return (
    <Card.Root asChild borderColor="border.emphasized">
      <form aria-labelledby={heading} noValidate onSubmit={submit}>
        <Card.Body gap="4">
          <Heading as="h2" size="lg" id={heading}>
            {texts.bookingTitle.telephone}
          </Heading>
          <Grid
            asChild
            templateColumns={{ base: "1fr", sm: "1fr 1fr", lg: "repeat(3, 1fr)" }}
            gap="4"
            alignItems="start"
          >
            <fieldset disabled={isLocked}>
              <TextField
                label={texts.phone}
                type="tel"
                autoComplete="off"
                maxLength={30}
                ref={hasFocus ? focusOnMount : null}
                value={phone}
                error={shown.phone}
                onChange={({ target }) => edit({ phone: target.value, ...otherNumber(draft) })}
                onBlur={lookup.ask}
              />
              <TextField
                label={texts.name}
                autoComplete="off"
                maxLength={80}
                value={name}
                error={shown.name}
                onChange={(event) => edit({ name: event.target.value })}
              />
              <PartySizeField
                size={party_size}
                error={shown.party_size}
                onChange={(size) => edit({ party_size: size })}
              />
              <TimeSelect
                restaurant={restaurant}
                draft={place}
                error={shown.time}
                onChange={selectTime}
              />
              <TableSelect restaurant={restaurant} draft={place} onChange={setTables} />
              <TextField
                label={`${texts.guestNoteField} (${texts.optional})`}
                autoComplete="off"
                maxLength={300}
                value={note}
                onChange={(event) => edit({ note: event.target.value })}
              />
            </fieldset>
          </Grid>
          <BookedCaller draft={draft} lookup={lookup} isLocked={isLocked} onChange={edit} />
          <StaffBookingFeedback
            booking={booking}
            onSelectTime={selectTime}
            onOverbook={() => book({ overbook: true })}
            onAgain={() => void again()}
          />
          <Flex gap="2">
            <Button size="lg" type="submit" aria-disabled={isLocked}>
              {booking.phase === "sending" ? texts.busy : texts.submit.telephone}
            </Button>
            <Button size="lg" variant="outline" colorPalette="gray" onClick={() => onChange(null)}>
              {texts.back}
            </Button>
          </Flex>
        </Card.Body>
      </form>
    </Card.Root>
  );
}
