import { Button } from "@chakra-ui/react";
import { formatTime } from "@/domain/text/format";
import type { Instant } from "@/domain/time/berlin-time";
import { availabilityTexts } from "@/i18n/admin/availability-texts";
import { useTexts } from "@/i18n/use-texts";
import type { EditedAvailability } from "./edited-availability";
import { type EndChoice, endOf } from "./end-choices";

interface EndButtonsProps {
  readonly edited: EditedAvailability;
  readonly choices: readonly EndChoice[];
  readonly onChoose: (until: Instant) => void;
}

/** One button for each end that is possible now. */
export function EndButtons({ edited, choices, onChoose }: EndButtonsProps) {
  const labelOf = useEndLabel(edited);
  const { restaurant, availability, now } = edited;
  return choices.map((choice) => {
    const until = endOf(choice, restaurant, availability, now);
    if (until === null) return null;
    return (
      <Button key={choice} variant="outline" colorPalette="gray" onClick={() => onChoose(until)}>
        {labelOf(choice)}
      </Button>
    );
  });
}

/** Returns a function that names an end; the closing time is named with its time. */
export function useEndLabel(edited: EditedAvailability): (choice: EndChoice) => string {
  const texts = useTexts(availabilityTexts);
  const { restaurant, availability, now } = edited;
  return (choice) => {
    switch (choice) {
      case "closing": {
        const until = endOf(choice, restaurant, availability, now);
        return until === null ? texts.untilClosing : texts.untilClosingAt(formatTime(until));
      }
      case "tomorrow":
        return texts.untilTomorrow;
      case "notice":
        return texts.furtherNotice;
      default:
        return texts.minutes(choice);
    }
  };
}
