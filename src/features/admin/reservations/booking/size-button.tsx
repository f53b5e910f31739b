import { Button, Text } from "@chakra-ui/react";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { reservationPlanTexts } from "@/i18n/admin/reservation-plan-texts";
import { useTexts } from "@/i18n/use-texts";
import type { WalkInStay } from "./use-walk-in-stay";

interface SizeButtonProps {
  readonly size: number;
  /** How long a party of this size could stay. */
  readonly stay: WalkInStay;
  readonly isLocked: boolean;
  readonly onSeat: () => void;
}

/** Seats a party of a size, and says until when there is room for it. */
export function SizeButton({ size, stay, isLocked, onSeat }: SizeButtonProps) {
  const texts = useTexts(reservationDayTexts);
  const plan = useTexts(reservationPlanTexts);
  const { until, hasRoom, freeFrom } = stay;

  function roomText(): string {
    if (hasRoom) return texts.untilShort(until);
    return freeFrom ? texts.freeFrom(freeFrom) : texts.fullNow;
  }

  return (
    <Button
      h="20"
      flexDirection="column"
      gap="0"
      variant={hasRoom ? "outline" : "subtle"}
      colorPalette="gray"
      aria-disabled={isLocked}
      onClick={onSeat}
    >
      <Text as="span" fontSize="1.75rem" lineHeight="1.2" fontWeight="bold">
        {size}
        <span className="visually-hidden"> {plan.guestsShort(size)}, </span>
      </Text>
      <Text as="span" textStyle="xs" color="fg.muted">
        {roomText()}
      </Text>
    </Button>
  );
}
