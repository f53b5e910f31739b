import { Badge, Flex, Text } from "@chakra-ui/react";
import { GuestVisit, visitNumber } from "@/admin-ui/guest/guest-book-part";
import { useGuestCards } from "@/data/staff/guests/guest-cards";
import { reservationOutcome } from "@/domain/guest/guest-outcome";
import { depositLeft } from "@/domain/reservation/deposit/deposit-left";
import type { ReservationStatus } from "@/domain/reservation/reservation.schema";
import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import { formatPrice } from "@/domain/text/format";
import { guestBookTexts } from "@/i18n/admin/guest/guest-card-texts";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { reservationStatusTexts } from "@/i18n/table/reservation-status-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { useReservationsContext } from "../context/reservations-context";
import { useTableText } from "../move/use-table-text";
import { overdueOf } from "./overdue";

const PALETTES: Partial<Record<ReservationStatus, string>> = {
  awaiting_payment: "warning",
  requested: "warning",
  offered: "warning",
  seated: "success",
  no_show: "danger",
};

/**
 * The allergies and which visit it is, if the guest is in the book. A line on a tablet shows only the
 * number of the visit.
 */
function GuestBadges({ reservation }: { reservation: StaffReservation }) {
  const texts = useTexts(guestBookTexts);
  const card = useGuestCards().cardOf(reservation);
  if (!card) return null;
  const isCounted = reservationOutcome(reservation) === "visit";
  return (
    <>
      {card.allergies && (
        <Badge
          size="lg"
          colorPalette="danger"
          fontWeight="bold"
          display="inline-block"
          py="1"
          whiteSpace="normal"
          overflowWrap="anywhere"
          data-part="allergies"
        >
          {texts.allergies} <bdi>{card.allergies}</bdi>
        </Badge>
      )}
      <Badge
        size="lg"
        variant="outline"
        colorPalette="gray"
        minW="0"
        whiteSpace="normal"
        data-part="guest"
      >
        <span aria-hidden="true">★</span>
        <Text as="span" aria-hidden="true" display="none" data-part="visit">
          {visitNumber(card, isCounted)}
        </Text>
        <GuestVisit visits={card.visits} isCounted={isCounted} />
      </Badge>
    </>
  );
}

/** Status, table, origin and delay of a reservation. */
export function ReservationBadges({ reservation }: { reservation: StaffReservation }) {
  const texts = useTexts(reservationDayTexts);
  const statuses = useTexts(reservationStatusTexts);
  const { now, restaurantOf } = useReservationsContext();
  const language = useLanguage();
  const { status, kind } = reservation;
  const deposit = depositLeft(reservation);
  const table = useTableText()(reservation);
  const restaurant = restaurantOf(reservation);
  const overdue = overdueOf(reservation, now);
  const span = overdue && texts.span(Math.floor(overdue.minutes / 60), overdue.minutes % 60);
  return (
    <Flex wrap="wrap" gap="1.5" align="center" data-part="badges">
      {table && (
        <Badge size="lg" variant="outline" colorPalette="gray" fontWeight="bold" data-part="table">
          {table}
        </Badge>
      )}
      <Badge
        size="lg"
        colorPalette={PALETTES[status] ?? "gray"}
        fontWeight="semibold"
        data-status={status}
      >
        {statuses[status]}
      </Badge>
      {status === "confirmed" && reservation.guest_confirmed_at ? (
        <Badge size="lg" variant="outline" colorPalette="success">
          <span aria-hidden="true">✓</span> {texts.guestConfirmed}
        </Badge>
      ) : null}
      {deposit > 0 && (
        <Badge size="lg" variant="outline" colorPalette="success">
          {texts.depositPaid(formatPrice(deposit, language))}
        </Badge>
      )}
      {overdue && span && (
        <Badge size="lg" colorPalette="danger" fontWeight="bold">
          {overdue.kind === "late" ? texts.late(span) : texts.overTime(span)}
        </Badge>
      )}
      <GuestBadges reservation={reservation} />
      {kind && (
        <Badge
          size="lg"
          variant="plain"
          colorPalette="gray"
          px="0"
          color="fg.muted"
          data-part="kind"
        >
          {texts.kinds[kind]}
        </Badge>
      )}
      {restaurant && (
        <Badge size="lg" variant="plain" px="0" color="fg">
          {restaurant.title}
        </Badge>
      )}
    </Flex>
  );
}
