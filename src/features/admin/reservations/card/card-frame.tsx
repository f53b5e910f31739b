import { Box, Flex, Grid, Text } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import type { ReservationStatus } from "@/domain/reservation/reservation.schema";
import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import { formatTime } from "@/domain/text/format";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";
import { keepFocusInside } from "@/ui/keep-focus-inside";
import { useReservationsContext } from "../context/reservations-context";
import { StepError } from "../steps/step-error";

const EDGES: Partial<Record<ReservationStatus, string>> = {
  awaiting_payment: "border.warning",
  requested: "border.warning",
  offered: "border.warning",
  seated: "border.success",
};

const STACKED = "4.75rem 3rem minmax(0, 1fr)";

/** Shows only the number of a regular's visit. @param of selector of the rows, with a space */
const shortVisit = (of: string) => ({
  [`${of}[data-part=visit]`]: { display: "inline" },
  [`${of}[data-part=guest] > b`]: { srOnly: true },
});

/** From the width of a tablet on, an entry is one line; its panel has what the line leaves out. */
const LINE = {
  gridTemplateColumns: "7.5rem 2.5rem minmax(0, 1fr) auto",
  py: "1",
  "& [data-part=time]": { display: "flex", alignItems: "baseline", gap: "1" },
  "& [data-part=start]": { fontSize: "1.25rem" },
  "& [data-part=party]": { fontSize: "1.25rem", lineHeight: "1.4" },
  "& [data-part=about]": {
    display: "flex",
    alignItems: "center",
    columnGap: "3",
    overflow: "hidden",
    containerType: "inline-size",
  },
  "& [data-part=name]": { flexWrap: "nowrap", minW: "0", flex: "0 1 auto" },
  "& [data-part=name] > h3": { minW: "5rem", truncate: true },
  "& [data-part=badges]": { flexWrap: "nowrap", flex: "none" },
  "& [data-part=contact]": { flexWrap: "nowrap", flex: "none" },
  "& [data-part=notes]": { flexWrap: "nowrap", minW: "0", overflow: "hidden" },
  "& [data-part=notes] > *": { truncate: true },
  // Allergies are never cut: the line grows with them.
  "& [data-part=badges]:has([data-part=allergies])": {
    flexWrap: "wrap",
    flex: "1 1 20rem",
    minW: "0",
  },
  "& [data-part=about]:has([data-part=allergies])": { flexWrap: "wrap", rowGap: "1" },
  "& [data-part=about]:has([data-part=allergies]) > :last-child": { flexBasis: "20rem" },
  ...shortVisit("& [data-part=badges]:has([data-part=allergies]) "),
  // Leaves room for the name: without the usual status, the guest's contact, the words about a visit.
  "@container (max-width: 42rem)": {
    "& [data-status=confirmed], & [data-part=kind], & [data-part=contact]": { display: "none" },
    ...shortVisit("& "),
  },
  "@container (max-width: 26rem)": { "& [data-part=guest]": { display: "none" } },
} as const;

/** A tablet leaves the end of the visit out, too. */
const WITHOUT_END = {
  gridTemplateColumns: "4rem 2.5rem minmax(0, 1fr) auto",
  "& [data-part=below]": { srOnly: true },
} as const;

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
  const top = isNarrow ? "start" : { base: "start", lg: "center" };
  const { id, status, start_at, party_size, contact } = reservation;
  return (
    <Grid
      as="li"
      data-reservation={id}
      aria-labelledby={heading}
      ref={keepFocusInside}
      templateColumns={{ base: STACKED, ...(isNarrow ? {} : { md: `${STACKED} auto` }) }}
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
      css={isNarrow ? {} : { lg: LINE, lgOnly: WITHOUT_END }}
    >
      <Box alignSelf={top} fontVariantNumeric="tabular-nums" whiteSpace="nowrap" data-part="time">
        <Text fontSize="1.5rem" lineHeight="1.3" fontWeight="bold" data-part="start">
          {formatTime(start_at)}
        </Text>
        <Text textStyle="sm" color="fg.muted" lineHeight="1.3" data-part="below">
          {below}
        </Text>
      </Box>
      <Text
        alignSelf={top}
        borderWidth="2px"
        borderColor="fg"
        borderRadius="l2"
        fontSize="1.375rem"
        lineHeight="1.45"
        fontWeight="bold"
        textAlign="center"
        fontVariantNumeric="tabular-nums"
        data-part="party"
      >
        <span aria-hidden="true">{party_size}</span>
        <span className="visually-hidden">{texts.guests(party_size)}</span>
      </Text>
      <Box
        minW="0"
        alignSelf={top}
        data-part="about"
        css={{ "@media (max-width: 22em)": { gridColumn: "1 / -1" } }}
      >
        <Flex wrap="wrap" align="center" columnGap="3" rowGap="1" minH="8" data-part="name">
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
      <StepError reservation={reservation} />
    </Grid>
  );
}
