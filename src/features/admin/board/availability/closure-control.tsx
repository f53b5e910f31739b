import { Badge, Button, Flex, List, Text } from "@chakra-ui/react";
import type { DayException } from "@/domain/availability/availability.schema";
import { formatLocalDay } from "@/domain/text/format";
import { availabilityTexts } from "@/i18n/admin/availability-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { keepFocusInside } from "@/ui/keep-focus-inside";
import { ClosureForm } from "./closure-form";
import type { EditedAvailability } from "./edited-availability";
import { daysFrom } from "./end-choices";
import { PanelSection } from "./panel-section";
import { hoursText } from "./switch-text";

/** Closures: days that are closed or have special hours. */
export function ClosureControl({ edited }: { edited: EditedAvailability }) {
  const texts = useTexts(availabilityTexts);
  const { availability, now, change } = edited;
  const [today = "", tomorrow = ""] = daysFrom(now, 2);
  const upcoming = availability.exceptions.filter(({ date }) => date >= today);
  const setClosure = ({ date, ...day }: DayException) => change({ days: { [date]: day } });
  return (
    <>
      <PanelSection title={texts.quickClosures}>
        <Flex wrap="wrap" gap="2">
          {[[today, texts.closedToday] as const, [tomorrow, texts.closedTomorrow] as const].map(
            ([date, label]) => (
              <Button
                key={date}
                variant="outline"
                colorPalette="gray"
                onClick={() => void setClosure({ date, closed: true })}
              >
                {label}
              </Button>
            ),
          )}
        </Flex>
      </PanelSection>
      <PanelSection title={texts.otherDay}>
        <ClosureForm now={now} onSave={setClosure} />
      </PanelSection>
      {upcoming.length > 0 && (
        <PanelSection title={texts.closureList}>
          <List.Root variant="plain" gap="2" aria-label={texts.closureList} ref={keepFocusInside}>
            {upcoming.map((day) => (
              <ClosureRow
                key={day.date}
                day={day}
                onRemove={() => void change({ days: { [day.date]: null } })}
              />
            ))}
          </List.Root>
        </PanelSection>
      )}
    </>
  );
}

function ClosureRow({ day, onRemove }: { day: DayException; onRemove: () => void }) {
  const texts = useTexts(availabilityTexts);
  const language = useLanguage();
  const name = formatLocalDay(day.date, language);
  const { closed, hours = [], reason } = day;
  return (
    <List.Item display="flex" alignItems="center" gap="3">
      <Text flex="1" minW="0" overflowWrap="anywhere">
        <Text as="strong">{name}</Text>{" "}
        <Badge colorPalette={closed ? "danger" : "gray"} size="lg">
          {closed ? texts.closed : hoursText(hours) || texts.asUsual}
        </Badge>
        {reason && (
          <Text as="span" display="block" color="fg.muted" fontSize="sm">
            {reason}
          </Text>
        )}
      </Text>
      <Button
        variant="outline"
        colorPalette="gray"
        aria-label={texts.removeDay(name)}
        onClick={onRemove}
      >
        {texts.remove}
      </Button>
    </List.Item>
  );
}
