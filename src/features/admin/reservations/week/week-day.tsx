import { Badge, Box, Button, Flex, Stack, Text } from "@chakra-ui/react";
import { formatLocalDate } from "@/domain/text/format";
import { type LocalDate, weekdayOf } from "@/domain/time/berlin-time";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { reservationPlanTexts } from "@/i18n/admin/reservation-plan-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { weekdayTexts } from "@/i18n/weekday-texts";
import type { DayFigures, ServiceFigures } from "./week-figures";

interface WeekDayProps {
  readonly day: DayFigures;
  readonly today: LocalDate;
  /** Guests of the week's busiest service; the bars are relative to it. */
  readonly busiest: number;
  /** Whether staff may no longer read the day. */
  readonly isHidden: boolean;
  readonly onOpen: () => void;
}

/** Seven days side by side are narrow. */
const BADGE = { base: "lg", xl: "md", "2xl": "lg" } as const;

/** One day of the week; all of it opens the day. */
export function WeekDay({ day, today, busiest, isHidden, onOpen }: WeekDayProps) {
  const texts = useTexts(reservationPlanTexts);
  const { today: todayText } = useTexts(reservationDayTexts);
  const language = useLanguage();
  const { date, services, isClosed, requests, waiting } = day;
  const isToday = date === today;
  return (
    <Box as="li" data-week-day={date}>
      <Button
        w="full"
        h="full"
        minH={{ base: "0", xl: "16rem" }}
        px={{ base: "4", xl: "3" }}
        py="3"
        flexDirection="column"
        alignItems="stretch"
        justifyContent="flex-start"
        gap="3"
        variant="outline"
        colorPalette="gray"
        color="fg"
        textAlign="start"
        whiteSpace="normal"
        fontWeight="normal"
        _hover={{ bg: "bg.muted" }}
        {...(isToday && {
          borderColor: "brand.border",
          boxShadow: "inset 0 0 0 2px var(--color-brand-edge)",
        })}
        {...(isClosed || isHidden ? { bg: "bg.muted" } : {})}
        onClick={onOpen}
      >
        <Flex
          direction={{ xl: "column" }}
          justify="space-between"
          align={{ base: "baseline", xl: "flex-start" }}
          columnGap="2"
        >
          <Text as="span" fontWeight="bold" textStyle="lg">
            {weekdayTexts[language][weekdayOf(date)]}
          </Text>
          <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
            {isToday ? todayText : formatLocalDate(date).replace(/\d{4}$/, "")}
          </Text>
        </Flex>
        <Stack gap="3">
          {isHidden ? (
            <Text color="fg.muted">{texts.over}</Text>
          ) : (
            <>
              <Flex direction={{ xl: "column" }} gap={{ base: "5", xl: "3" }}>
                {services.map((service) => (
                  <Service key={service.name} service={service} busiest={busiest} />
                ))}
              </Flex>
              {isClosed && <Text color="fg.muted">{texts.closed}</Text>}
              {requests > 0 && (
                <Badge size={BADGE} colorPalette="warning" w="fit-content" whiteSpace="normal">
                  {texts.requests(requests)}
                </Badge>
              )}
              {waiting > 0 && (
                <Badge size={BADGE} colorPalette="gray" w="fit-content" whiteSpace="normal">
                  {texts.waiting(waiting)}
                </Badge>
              )}
            </>
          )}
        </Stack>
      </Button>
    </Box>
  );
}

function Service({ service, busiest }: { service: ServiceFigures; busiest: number }) {
  const texts = useTexts(reservationPlanTexts);
  const { name, guests, parties } = service;
  return (
    <Box as="span" display="block" flex="1" data-service={name}>
      <Flex
        as="span"
        direction={{ base: "column", "2xl": "row" }}
        justify="space-between"
        align={{ "2xl": "baseline" }}
      >
        <Text as="span" color="fg.muted">
          {texts.services[name]}
        </Text>
        <Text as="span" fontVariantNumeric="tabular-nums">
          <Text as="strong" fontSize="1.75rem" lineHeight="1.2">
            {guests}
          </Text>{" "}
          {texts.guestsShort(guests)}
        </Text>
      </Flex>
      <Box as="span" display="block" h="2" bg="bg.muted" borderRadius="full" aria-hidden="true">
        <Box
          as="span"
          display="block"
          h="full"
          bg="brand.solid"
          borderRadius="full"
          style={{ inlineSize: `${(guests / busiest) * 100}%` }}
        />
      </Box>
      <Text
        as="span"
        display="block"
        fontSize={{ base: "sm", xl: "xs", "2xl": "sm" }}
        whiteSpace="nowrap"
        color="fg.muted"
        mt="1"
      >
        {texts.parties(parties)}
      </Text>
    </Box>
  );
}
