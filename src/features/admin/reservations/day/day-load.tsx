import { Box, Card, Flex, Heading, Text } from "@chakra-ui/react";
import { useId } from "react";
import { useReservationDay } from "@/data/staff/reservation-day-provider";
import { reservationPolicyOf } from "@/domain/reservation/seating/reservation-policy";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { toLocal } from "@/domain/time/berlin-time";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";
import { useReservationsContext } from "../context/reservations-context";
import { LoadBar } from "./load-bar";
import { type LoadHour, loadHours, peakOf } from "./load-hours";
import { useDayLoad } from "./use-day-load";

/** Most hours whose labels fit side by side on 320 px. */
const MAX_PHONE_LABELS = 13;

interface DayLoadProps {
  readonly restaurant: Restaurant;
  /** Whether the page shows one restaurant only. With several, those without guests are hidden. */
  readonly isOnly: boolean;
}

/** Seats taken per quarter of an hour, as bars and as a table for screen readers. */
export function DayLoad({ restaurant, isOnly }: DayLoadProps) {
  const texts = useTexts(reservationDayTexts);
  const { reservations } = useReservationDay();
  const load = useDayLoad(restaurant);
  const id = useId();
  const { seats } = reservationPolicyOf(restaurant);
  const title = isOnly ? texts.load : texts.loadOf(restaurant.title);
  const peak = peakOf(load);
  const isKnown = reservations.status !== "failed";
  if (!isKnown || (!isOnly && !peak)) return null;
  const words = peak
    ? texts.peak(peak.taken, seats, toLocal(peak.at).time)
    : load.length > 0
      ? texts.noLoad(seats)
      : texts.closed;
  const hours = loadHours(load);
  return (
    <Card.Root as="section" aria-labelledby={id} minW="0" px="3" py="2">
      <Flex wrap="wrap" align="baseline" columnGap="3">
        <Heading as="h2" size="md" id={id}>
          {title}
        </Heading>
        <Text color="fg.muted" fontVariantNumeric="tabular-nums">
          {words}
        </Text>
      </Flex>
      <Flex gap="0.5" aria-hidden="true">
        {hours.map((hour, index) => (
          <HourBars
            key={hour.quarters[0]?.at}
            hour={hour}
            seats={seats}
            hasPhoneLabel={hours.length <= MAX_PHONE_LABELS || index % 3 === 0}
          />
        ))}
      </Flex>
      {hours.length > 0 && (
        // The wrapper is hidden, because a hidden table would keep the height of its rows.
        <div className="visually-hidden">
          <table>
            <caption>{title}</caption>
            <thead>
              <tr>
                <th scope="col">{texts.timeColumn}</th>
                <th scope="col">{texts.takenColumn}</th>
              </tr>
            </thead>
            <tbody>
              {load.map(({ at, taken }) => (
                <tr key={at}>
                  <th scope="row">{toLocal(at).time}</th>
                  <td>{texts.taken(taken, seats)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card.Root>
  );
}

interface HourBarsProps {
  readonly hour: LoadHour;
  readonly seats: number;
  readonly hasPhoneLabel: boolean;
}

function HourBars({ hour, seats, hasPhoneLabel }: HourBarsProps) {
  const { now } = useReservationsContext();
  const { date } = useReservationDay();
  const clock = toLocal(now);
  const isNow = clock.date === date && clock.time.startsWith(hour.hour);
  return (
    <Box
      flex={`${hour.quarters.length} 1 0`}
      minW="0"
      ms={hour.followsGap ? { base: "1.5", md: "3" } : "0"}
      textStyle="xs"
      textAlign="center"
      fontVariantNumeric="tabular-nums"
    >
      <Text minH="4" fontWeight="bold" whiteSpace="nowrap">
        {hour.peak > 0 ? hour.peak : ""}
      </Text>
      <Flex
        align="flex-end"
        gap="1px"
        h={{ base: "9", lg: "6" }}
        bg="bg.muted"
        borderRadius="l1"
        overflow="hidden"
      >
        {hour.quarters.map(({ at, taken }) => (
          <LoadBar key={at} taken={taken} seats={seats} />
        ))}
      </Flex>
      <Text
        whiteSpace="nowrap"
        visibility={{ base: hasPhoneLabel || isNow ? "visible" : "hidden", md: "visible" }}
        mt="0.5"
        borderRadius="l1"
        {...(isNow ? { bg: "fg", color: "bg.panel", fontWeight: "bold" } : { color: "fg.muted" })}
      >
        {hour.hour}
      </Text>
    </Box>
  );
}
