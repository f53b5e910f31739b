import { Stack, Text } from "@chakra-ui/react";
import { useReservationDay } from "@/data/staff/reservation-day-provider";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";
import { ReservationCard } from "../card/reservation-card";
import { WaitlistCard } from "../card/waitlist-card";
import type { DayGroups } from "./day-groups";
import { ReservationList, ShowMore } from "./reservation-list";

/** The waitlist, in the order in which freed tables are offered, and what is over. */
export function DaySide({ groups: { waiting, over } }: { groups: DayGroups }) {
  const texts = useTexts(reservationDayTexts);
  const { reservations, showMoreFinished } = useReservationDay();
  const { hasMore } = reservations;
  return (
    <Stack gap="5" minW="0">
      <ReservationList name="waiting" title={texts.waiting} count={String(waiting.length)}>
        {waiting.map((each, index) => (
          <WaitlistCard key={each.id} reservation={each} place={index + 1} />
        ))}
        {waiting.length === 0 && (
          <Text as="li" color="fg.muted">
            {texts.emptyWaiting}
          </Text>
        )}
      </ReservationList>
      {over.length > 0 && (
        <ReservationList
          name="over"
          title={texts.over}
          count={`${over.length}${hasMore ? "+" : ""}`}
          isFolded
        >
          {over.map((each) => (
            <ReservationCard key={each.id} reservation={each} isNarrow />
          ))}
          {hasMore && <ShowMore onMore={showMoreFinished} />}
        </ReservationList>
      )}
    </Stack>
  );
}
