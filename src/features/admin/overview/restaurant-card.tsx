import {
  Badge,
  Box,
  Button,
  Card,
  Flex,
  Heading,
  List,
  Text,
  Link as TextLink,
} from "@chakra-ui/react";
import { Link } from "react-router-dom";
import type { OverviewEntry } from "@/domain/report/overview.schema";
import { type RestaurantNeeds, urgencyOf } from "@/domain/staff/urgency";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { overviewTexts } from "@/i18n/admin/overview-texts";
import { useTexts } from "@/i18n/use-texts";
import { LastSeen } from "./last-seen";
import type { OverviewLinks } from "./overview-links";
import { RestaurantStates } from "./restaurant-states";

interface RestaurantCardProps {
  readonly restaurant: Restaurant;
  /** Null while loading. */
  readonly entry: OverviewEntry | null;
  readonly needs: RestaurantNeeds;
  readonly now: Instant;
  readonly links: OverviewLinks;
}

/** State and needs of one restaurant, with links to its pages. */
export function RestaurantCard(props: RestaurantCardProps) {
  const { restaurant, entry, needs, now, links } = props;
  const texts = useTexts(overviewTexts);
  const toLookAt = needs.payments ?? 0;
  const isUrgent = urgencyOf(needs, now) >= 3;
  const { key, title, address, url } = restaurant;
  const choose = () => links.choose(key);
  return (
    <List.Item display="block" data-testid="overview-restaurant">
      <Card.Root
        size="sm"
        h="full"
        borderTopWidth="4px"
        borderTopColor={isUrgent ? "border.error" : "border"}
      >
        <Card.Body gap="3" color="fg">
          <div>
            <Heading as="h2" size="lg">
              {title}
            </Heading>
            <Text color="fg.muted">{address.city}</Text>
          </div>
          {entry && <RestaurantStates entry={entry} needs={needs} now={now} />}
          <Flex as="dl" wrap="wrap" columnGap={{ base: "3", sm: "5" }} rowGap="2">
            <Figure
              name={texts.unanswered}
              value={entry ? needs.unanswered : null}
              isUrgent={needs.unanswered > 0}
            />
            <Figure name={texts.waiting} value={entry ? needs.waiting : null} />
            <Figure
              name={texts.overdue}
              value={entry ? needs.overdue : null}
              isUrgent={needs.overdue > 0}
            />
            <Figure name={texts.requests} value={entry ? needs.requests : null} />
            <Figure name={texts.ordersToday} value={entry ? entry.orders_today : null} />
          </Flex>
          <Text color="fg.muted" fontSize="sm">
            {entry ? <LastSeen entry={entry} now={now} /> : `${texts.board}: –`}
          </Text>
          <Flex wrap="wrap" gap="2" mt="auto" align="center">
            <Button asChild textDecoration="none">
              <Link to={links.board} aria-label={`${texts.toBoard}: ${title}`} onClick={choose}>
                {texts.toBoard}
              </Link>
            </Button>
            {needs.requests > 0 && (
              <Button asChild variant="outline" colorPalette="gray" textDecoration="none">
                <Link to={links.reservations} onClick={choose}>
                  {texts.toRequests} <Badge colorPalette="warning">{needs.requests}</Badge>
                  <span className="visually-hidden">: {title}</span>
                </Link>
              </Button>
            )}
            {toLookAt > 0 && (
              <Button asChild variant="outline" colorPalette="gray" textDecoration="none">
                <Link to={links.payments} onClick={choose}>
                  {texts.toPayments} <Badge colorPalette="danger">{toLookAt}</Badge>
                  <span className="visually-hidden">: {title}</span>
                </Link>
              </Button>
            )}
            <TextLink href={url} aria-label={`${texts.opensSite}: ${title}`} minH="11" px="2">
              {texts.opensSite}
            </TextLink>
          </Flex>
        </Card.Body>
      </Card.Root>
    </List.Item>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: number | null;
  readonly isUrgent?: boolean;
}

function Figure({ name, value, isUrgent = false }: FigureProps) {
  return (
    <Box minW="4rem">
      <Text as="dt" fontSize="sm" color="fg.muted" whiteSpace="nowrap">
        {name}
      </Text>
      <Text
        as="dd"
        fontSize="2xl"
        fontWeight="bold"
        fontVariantNumeric="tabular-nums"
        color={isUrgent ? "fg.error" : value ? "fg" : "fg.muted"}
      >
        {value ?? "–"}
      </Text>
    </Box>
  );
}
