import { Button, Flex, IconButton, Text } from "@chakra-ui/react";
import { PlusIcon, PrinterIcon } from "@/admin-ui/icons";
import { useReservationDay } from "@/data/staff/reservation-day-provider";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";
import type { StaffBookingKind } from "../booking/staff-booking-draft";
import { ConnectionStatus } from "./connection-status";
import type { DayGroups } from "./day-groups";
import { WaitlistButton } from "./waitlist-button";

interface DayToolsProps {
  readonly groups: DayGroups;
  /** Kinds of staff booking that the day allows. */
  readonly kinds: readonly StaffBookingKind[];
  /** Kind of the open form. */
  readonly openKind: StaffBookingKind | null;
  /** Opens the form of a kind; `null` closes it. */
  readonly onOpenBooking: (kind: StaffBookingKind | null) => void;
}

/** Summary of the day, connection state, and buttons for staff bookings, waitlist and printing. */
export function DayTools({ groups, kinds, openKind, onOpenBooking }: DayToolsProps) {
  const texts = useTexts(reservationDayTexts);
  const { reservations, restaurants } = useReservationDay();
  const parties = [...groups.requests, ...groups.tables];
  // An empty list that is not live does not mean that there is nothing.
  const isKnown = reservations.status === "live" || reservations.items.length > 0;
  const guests = parties.reduce((sum, { party_size }) => sum + party_size, 0);
  return (
    <Flex wrap="wrap" align="center" columnGap={{ base: "4", lg: "3" }} rowGap="2">
      <Text
        textStyle={{ base: "lg", lg: "md", xl: "lg" }}
        fontWeight="bold"
        data-parties={parties.length}
        hidden={!isKnown}
      >
        {texts.summary(parties.length, texts.guests(guests))}
      </Text>
      <ConnectionStatus status={reservations.status} />
      <Flex wrap="wrap" gap="2" ms={{ md: "auto" }} w={{ base: "full", md: "auto" }}>
        {kinds.map((kind) => (
          <Button
            key={kind}
            size="lg"
            flex={{ base: "1 0 auto", md: "none" }}
            px={{ base: "2", sm: "4" }}
            aria-expanded={openKind === kind}
            onClick={() => onOpenBooking(openKind === kind ? null : kind)}
          >
            <PlusIcon aria-hidden="true" /> {texts.newBooking[kind]}
          </Button>
        ))}
        <WaitlistButton waiting={groups.waiting} />
        <IconButton
          size="lg"
          variant="outline"
          colorPalette="gray"
          aria-label={texts.print}
          title={texts.print}
          onClick={() => window.print()}
        >
          <PrinterIcon />
        </IconButton>
      </Flex>
      {restaurants.length > 1 && (
        <Text color="fg.muted" flexBasis="full">
          {texts.chooseOne}
        </Text>
      )}
    </Flex>
  );
}
