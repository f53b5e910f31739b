import { Box, Flex, Grid, Text } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import type { ReservationStatus } from "@/domain/reservation/reservation.schema";
import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import { formatTime } from "@/domain/text/format";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";
import { keepFocusInside } from "@/ui/keep-focus-inside";
import { useReservationsContext } from "../context/reservations-context";

const EDGES: Partial<Record<ReservationStatus, string>> = {
  awaiting_payment: "border.warning",
  requested: "border.warning",
  offered: "border.warning",
  seated: "border.success",
};

interface CardFrameProps {
  readonly reservation: StaffReservation;
  /** Below the time. */
  readonly below: ReactNode;
  /** Beside the name. */
  readonly badges?: ReactNode;
  readonly actions: ReactNode;
  /** Whether the actions always get a line of their own. */
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
}

/** Time, party and name of a reservation in a list, with room for more. */
export function CardFrame(props: CardFrameProps) {
  const { reservation, below, badges, actions, isNarrow, children } = props;
  const texts = useTexts(reservationDayTexts);
  const { steps } = useReservationsContext();
  const heading = useId();
  const { id, status, start_at, party_size, contact } = reservation;
  return (
    <Grid
      as="li"
      data-reservation={id}
      aria-labelledby={heading}
      ref={keepFocusInside}
      templateColumns={{
        base: "4.75rem 3rem minmax(0, 1fr)",
        ...(isNarrow ? {} : { md: "4.75rem 3rem minmax(0, 1fr) auto" }),
      }}
      columnGap="3"
      rowGap="1.5"
      alignItems="center"
      px="3"
      py="1.5"
      bg={steps.isBusy(reservation) ? "bg.muted" : "bg.panel"}
      borderWidth="1px"
      borderInlineStartWidth="0.5rem"
      borderInlineStartColor={EDGES[status] ?? "border.emphasized"}
      borderRadius="l3"
    >
      <Box alignSelf="start" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        <Text fontSize="1.5rem" lineHeight="1.3" fontWeight="bold">
          {formatTime(start_at)}
        </Text>
        <Text textStyle="sm" color="fg.muted" lineHeight="1.3">
          {below}
        </Text>
      </Box>
      <Text
        alignSelf="start"
        borderWidth="2px"
        borderColor="fg"
        borderRadius="l2"
        fontSize="1.375rem"
        lineHeight="1.45"
        fontWeight="bold"
        textAlign="center"
        fontVariantNumeric="tabular-nums"
      >
        <span aria-hidden="true">{party_size}</span>
        <span className="visually-hidden">{texts.guests(party_size)}</span>
      </Text>
      <Box
        minW="0"
        alignSelf="start"
        css={{ "@media (max-width: 22em)": { gridColumn: "1 / -1" } }}
      >
        <Flex wrap="wrap" align="center" columnGap="3" rowGap="1" minH="8">
          <Text
            as="h3"
            id={heading}
            tabIndex={-1}
            textStyle="lg"
            fontWeight="bold"
            overflowWrap="anywhere"
          >
            <bdi>{contact.name}</bdi>
          </Text>
          {badges}
        </Flex>
        {children}
      </Box>
      <Box gridColumn={{ base: "1 / -1", ...(isNarrow ? {} : { md: "auto" }) }}>{actions}</Box>
    </Grid>
  );
}
