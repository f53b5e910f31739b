import { Stack, Text } from "@chakra-ui/react";
import { EmptyState } from "@/admin-ui/feedback/empty-state";
import { useReservationDay } from "@/data/staff/reservation-day-provider";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";
import { ReservationCard } from "../card/reservation-card";
import type { DayGroups } from "./day-groups";
import { DayLoad } from "./day-load";
import { OverList } from "./over-list";
import { ReservationList } from "./reservation-list";

/** The day as lists of cards. */
export function DayList({ groups }: { groups: DayGroups }) {
  const texts = useTexts(reservationDayTexts);
  const { reservations, restaurants } = useReservationDay();
  const isEmpty = groups.requests.length + groups.tables.length === 0;
  return (
    <Stack gap="3">
      {restaurants.map((each) => (
        <DayLoad key={each.key} restaurant={each} isOnly={restaurants.length === 1} />
      ))}
      <Stack gap={{ base: "5", lg: "3" }} minW="0">
        {(["requests", "tables"] as const).map(
          (name) =>
            groups[name].length > 0 && (
              <ReservationList
                key={name}
                name={name}
                title={texts[name]}
                count={String(groups[name].length)}
              >
                {groups[name].map((each) => (
                  <ReservationCard key={each.id} reservation={each} />
                ))}
              </ReservationList>
            ),
        )}
        {isEmpty && reservations.status === "live" && (
          <EmptyState title={texts.emptyTitle} text={<Text as="span">{texts.empty}</Text>} />
        )}
        <OverList over={groups.over} />
      </Stack>
    </Stack>
  );
}
