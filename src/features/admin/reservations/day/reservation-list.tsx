import { Badge, Box, Button, Flex, Grid, Heading } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";

interface ReservationListProps {
  /** Not needed where a drawer has it. */
  readonly title?: string;
  readonly name: "requests" | "tables" | "waiting" | "over";
  /** Shown beside the title, for example `12` or `50+`. */
  readonly count?: string;
  /** Whether the list starts collapsed. */
  readonly isFolded?: boolean;
  /** Cards as list items. */
  readonly children: ReactNode;
}

/** A titled list of cards. */
export function ReservationList({ title, name, count, isFolded, children }: ReservationListProps) {
  const badge = (
    <Badge size="lg" colorPalette="gray" borderRadius="full" fontVariantNumeric="tabular-nums">
      {count}
    </Badge>
  );
  const entries = (
    <Grid
      as="ol"
      gap={{ base: "2", lg: "1" }}
      templateColumns="minmax(0, 1fr)"
      mt={{ base: "2", lg: "1.5" }}
    >
      {children}
    </Grid>
  );
  if (isFolded) {
    return (
      <Box as="details" data-list={name}>
        <Flex
          as="summary"
          minH="12"
          px="4"
          align="center"
          gap="2"
          bg="bg.panel"
          borderWidth="1px"
          borderColor="border.emphasized"
          borderRadius="l2"
          fontWeight="bold"
          cursor="pointer"
        >
          {title} {badge}
        </Flex>
        {entries}
      </Box>
    );
  }
  return (
    <Box as="section" data-list={name} aria-label={title}>
      {title && (
        <Heading as="h2" size="lg" display="flex" alignItems="center" gap="2">
          {title} {badge}
        </Heading>
      )}
      {entries}
    </Box>
  );
}

/** Reads more reservations of a list. */
export function ShowMore({ onMore }: { onMore: () => void }) {
  const texts = useTexts(reservationDayTexts);
  return (
    <li>
      <Button size="lg" w="full" variant="outline" colorPalette="gray" onClick={onMore}>
        {texts.showMore}
      </Button>
    </li>
  );
}
