import { Button, Flex, Heading, IconButton } from "@chakra-ui/react";
import { ChevronLeftIcon, ChevronRightIcon } from "@/admin-ui/icons";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { formatLocalDay } from "@/domain/text/format";
import { addDays, type LocalDate } from "@/domain/time/berlin-time";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { reservationPlanTexts } from "@/i18n/admin/reservation-plan-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { useAnnounce } from "@/ui/feedback/announcer";
import { DayCalendar } from "./day-calendar";

interface DayNavProps {
  readonly date: LocalDate;
  readonly today: LocalDate;
  /** Whether to step by weeks. */
  readonly isWeek: boolean;
  /** The only restaurant on the page; the calendar marks its closed days. */
  readonly only: Restaurant | undefined;
  readonly onChange: (date: LocalDate) => void;
}

/** Selects the day or week: previous, next, today or from a calendar. */
export function DayNav({ date, today, isWeek, only, onChange }: DayNavProps) {
  const texts = useTexts(reservationDayTexts);
  const plan = useTexts(reservationPlanTexts);
  const announce = useAnnounce();
  const language = useLanguage();
  const step = isWeek ? 7 : 1;

  function go(next: LocalDate): void {
    onChange(next);
    announce(texts.title(formatLocalDay(next, language)));
  }

  return (
    <Flex as="nav" aria-label={texts.days} align="center" gap="1.5" wrap="wrap">
      <Heading as="h1" className="visually-hidden" tabIndex={-1}>
        {texts.title(formatLocalDay(date, language))}
      </Heading>
      <IconButton
        size="lg"
        variant="outline"
        colorPalette="gray"
        aria-label={isWeek ? plan.previousWeek : texts.previous}
        onClick={() => go(addDays(date, -step))}
      >
        <ChevronLeftIcon />
      </IconButton>
      <DayCalendar date={date} today={today} only={only} onSelect={go} />
      <IconButton
        size="lg"
        variant="outline"
        colorPalette="gray"
        aria-label={isWeek ? plan.nextWeek : texts.next}
        onClick={() => go(addDays(date, step))}
      >
        <ChevronRightIcon />
      </IconButton>
      <Button
        size="lg"
        px="4"
        variant="outline"
        colorPalette="gray"
        aria-disabled={date === today}
        onClick={() => date !== today && go(today)}
      >
        {texts.today}
      </Button>
    </Flex>
  );
}
