import { Button, Flex, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { type FormEvent, useState } from "react";
import { DateField } from "@/admin-ui/form/date-field";
import { useReservationDay } from "@/data/staff/reservation-day-provider";
import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import { STAFF_DAYS_AHEAD } from "@/domain/reservation/times/staff-booking-times";
import { formatTime } from "@/domain/text/format";
import { addDays, toLocal } from "@/domain/time/berlin-time";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";
import { PartySizeField } from "../booking/party-size-field";
import { TableSelect } from "../booking/table-select";
import { TimeSelect } from "../booking/time-select";
import type { MoveTarget } from "../context/reservation-steps";
import { useReservationsContext } from "../context/reservations-context";
import { canOverbook } from "../steps/can-overbook";
import { StepError } from "../steps/step-error";
import { useChange } from "./use-change";

interface ChangeFormProps {
  readonly reservation: StaffReservation;
  readonly onClose: () => void;
}

/** Changes day, time, party size or table of a reservation. */
export function ChangeForm({ reservation, onClose }: ChangeFormProps) {
  const texts = useTexts(reservationDayTexts);
  const { now, steps } = useReservationsContext();
  const { restaurants } = useReservationDay();
  const { local_date: date, local_time: time, party_size, table_ids } = reservation;
  const before: MoveTarget = { date, time, party_size, ...(table_ids?.length && { table_ids }) };
  const [draft, setDraft] = useState<MoveTarget>(before);
  const [tried, setTried] = useState<MoveTarget | null>(null);
  const { isBusy, save } = useChange(reservation, onClose);
  const restaurant = restaurants.find(({ key }) => key === reservation.resto_key);
  const state = steps.stateOf(reservation);
  const refusal = state.phase === "refused" && tried === draft ? state.refusal : null;
  const nextAt = refusal?.next_at;
  if (!restaurant) return null;
  const today = toLocal(now).date;
  const isSame = JSON.stringify(draft) === JSON.stringify(before);
  const isPartyMissing = draft.party_size < 1;
  const shared = { restaurant, draft, moved: reservation };

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isSame || isPartyMissing) return;
    setTried(draft);
    void save(draft);
  }

  return (
    <Stack as="form" gap="4" onSubmit={submit}>
      <StepError reservation={reservation} />
      <DateField
        label={texts.day}
        value={draft.date}
        min={today}
        max={addDays(today, STAFF_DAYS_AHEAD)}
        onValueChange={(chosen) => setDraft({ ...draft, date: chosen })}
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <PartySizeField
          size={draft.party_size}
          error={isPartyMissing ? texts.noParty : undefined}
          onChange={(size) => setDraft({ ...draft, party_size: size })}
        />
        <TimeSelect {...shared} onChange={(chosen) => setDraft({ ...draft, time: chosen })} />
      </SimpleGrid>
      <TableSelect
        {...shared}
        onChange={(ids) => {
          const { table_ids: _, ...rest } = draft;
          setDraft(ids ? { ...rest, table_ids: ids } : rest);
        }}
      />
      {nextAt !== undefined && (
        <Button
          size="lg"
          variant="outline"
          onClick={() => {
            const next = toLocal(nextAt);
            setDraft({ ...draft, date: next.date, time: next.time });
          }}
        >
          {texts.nextFree(formatTime(nextAt))}
        </Button>
      )}
      {refusal && canOverbook(refusal) && (
        <Stack gap="2" align="flex-start">
          <Text color="fg.muted">{texts.overbookHint}</Text>
          <Button
            size="lg"
            variant="outline"
            colorPalette="danger"
            aria-disabled={isBusy}
            onClick={() => void save({ ...draft, overbook: true })}
          >
            {texts.overbook}
          </Button>
        </Stack>
      )}
      <Flex gap="2">
        <Button size="lg" type="submit" flex="1" aria-disabled={isBusy} disabled={isSame}>
          {isBusy ? texts.busy : texts.save}
        </Button>
        <Button size="lg" variant="outline" colorPalette="gray" onClick={onClose}>
          {texts.back}
        </Button>
      </Flex>
    </Stack>
  );
}
