import { Stack } from "@chakra-ui/react";
import { useReservationDay } from "@/data/staff/reservation-day-provider";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";
import { ReservationCard } from "../card/reservation-card";
import type { DayGroups } from "../day/day-groups";
import { OverList } from "../day/over-list";
import { ReservationList } from "../day/reservation-list";
import { Timeline } from "./timeline";

/** The day as a timeline of each restaurant, after the requests that wait for an answer. */
export function DayTimeline({ groups }: { groups: DayGroups }) {
  const texts = useTexts(reservationDayTexts);
  const { restaurants } = useReservationDay();
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
      {restaurants.map((each) => (
        <Timeline key={each.key} restaurant={each} isOnly={restaurants.length === 1} />
      ))}
      <OverList over={groups.over} />
    </Stack>
  );
}
