import { Button, Flex } from "@chakra-ui/react";
import { Notice } from "@/admin-ui/feedback/notice";
import { toLocal } from "@/domain/time/berlin-time";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";
import { useStepErrorText } from "../context/use-step-error-text";
import { canOverbook } from "../steps/can-overbook";
import type { StaffBookingState } from "./use-staff-booking";

interface StaffBookingFeedbackProps {
  readonly booking: StaffBookingState;
  /** Absent where the time cannot be changed. */
  readonly onSelectTime?: ((time: string) => void) | undefined;
  readonly onOverbook: () => void;
  readonly onAgain: () => void;
}

/** Explains why a staff booking was not saved and offers the next steps. */
export function StaffBookingFeedback(props: StaffBookingFeedbackProps) {
  const { booking, onSelectTime, onOverbook, onAgain } = props;
  const texts = useTexts(reservationDayTexts);
  const words = useStepErrorText();
  if (booking.phase === "checking") {
    return (
      <Notice
        tone="danger"
        title={texts.checking}
        action={
          <Button size="lg" variant="outline" colorPalette="gray" onClick={onAgain}>
            {texts.again}
          </Button>
        }
      />
    );
  }
  if (booking.phase === "offline")
    return <Notice tone="danger" title={words({ phase: "offline" })} />;
  if (booking.phase !== "refused") return null;
  if (!canOverbook(booking.refusal)) return <Notice tone="danger" title={words(booking)} />;
  const { next_at } = booking.refusal;
  const next = next_at === undefined ? null : toLocal(next_at).time;
  return (
    <Notice tone="danger" title={words(booking)}>
      {texts.overbookHint}
      <Flex gap="2" wrap="wrap" mt="2">
        {next && onSelectTime && (
          <Button size="lg" onClick={() => onSelectTime(next)}>
            {texts.nextFree(next)}
          </Button>
        )}
        <Button size="lg" variant="outline" colorPalette="danger" onClick={onOverbook}>
          {texts.overbook}
        </Button>
      </Flex>
    </Notice>
  );
}
