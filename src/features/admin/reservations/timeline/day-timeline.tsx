import { Grid, Stack } from "@chakra-ui/react";
import { useReservationDay } from "@/data/staff/reservation-day-provider";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";
import { ReservationCard } from "../card/reservation-card";
import type { DayGroups } from "../day/day-groups";
import { DaySide } from "../day/day-side";
import { ReservationList } from "../day/reservation-list";
import { Timeline } from "./timeline";

/** The day as a timeline of each restaurant, after the requests that wait for an answer. */
export function DayTimeline({ groups }: { groups: DayGroups }) {
  const texts = useTexts(reservationDayTexts);
  const { restaurants } = useReservationDay();
  const hasWaiting = groups.waiting.length > 0;
  return (
    <Stack gap="5">
      {groups.requests.length > 0 && (
        <ReservationList
          name="requests"
          title={texts.requests}
          count={String(groups.requests.length)}
          isFolded={groups.requests.length > 2}
        >
          {groups.requests.map((each) => (
            <ReservationCard key={each.id} reservation={each} />
          ))}
        </ReservationList>
      )}
      <Grid
        templateColumns={{
          base: "minmax(0, 1fr)",
          ...(hasWaiting ? { "2xl": "minmax(0, 1fr) 22rem" } : {}),
        }}
        gap="5"
        alignItems="start"
      >
        <Stack gap="5" minW="0">
          {restaurants.map((each) => (
            <Timeline key={each.key} restaurant={each} isOnly={restaurants.length === 1} />
          ))}
        </Stack>
        <DaySide groups={groups} />
      </Grid>
    </Stack>
  );
}
