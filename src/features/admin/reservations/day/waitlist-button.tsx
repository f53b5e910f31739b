import { Badge, Button, Text } from "@chakra-ui/react";
import { useState } from "react";
import { SideDrawer } from "@/admin-ui/overlay/side-drawer";
import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";
import { WaitlistCard } from "../card/waitlist-card";
import { ReservationList } from "./reservation-list";

/** Opens the waitlist beside the page, in the order in which freed tables are offered. */
export function WaitlistButton({ waiting }: { waiting: readonly StaffReservation[] }) {
  const texts = useTexts(reservationDayTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="lg"
        flex={{ base: "1 0 auto", md: "none" }}
        px={{ base: "3", sm: "4" }}
        variant="outline"
        colorPalette="gray"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {texts.waiting}
        <Badge colorPalette={waiting.length > 0 ? "warning" : "gray"} borderRadius="full">
          {waiting.length}
        </Badge>
      </Button>
      <SideDrawer open={isOpen} title={texts.waiting} onClose={() => setOpen(false)}>
        <ReservationList name="waiting">
          {waiting.map((each, index) => (
            <WaitlistCard key={each.id} reservation={each} place={index + 1} />
          ))}
          {waiting.length === 0 && (
            <Text as="li" color="fg.muted">
              {texts.emptyWaiting}
            </Text>
          )}
        </ReservationList>
      </SideDrawer>
    </>
  );
}
