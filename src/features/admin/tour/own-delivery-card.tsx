import { Box, Button, Flex, Heading, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { MapPinIcon, PhoneIcon } from "@/admin-ui/icons";
import { mapHref } from "@/domain/contact/map-href";
import { telHref } from "@/domain/contact/tel-href";
import type { OwnDelivery } from "@/domain/order/tour/deliveries.schema";
import { formatTime } from "@/domain/text/format";
import { tourTexts } from "@/i18n/admin/tour-texts";
import { useTexts } from "@/i18n/use-texts";
import { DeliveryMoney } from "./delivery-money";
import { EndDelivery } from "./end-delivery";
import { StepProblem } from "./step-problem";
import type { TourEnd, TourSteps } from "./use-tour";

interface OwnDeliveryCardProps {
  readonly delivery: OwnDelivery;
  readonly place: { readonly number: number; readonly handle: ReactNode };
  readonly steps: TourSteps;
  readonly onEnd: (how: TourEnd) => void;
}

/** One stop of the tour: where, what to collect, and how it ended. */
export function OwnDeliveryCard({ delivery, place, steps, onEnd }: OwnDeliveryCardProps) {
  const texts = useTexts(tourTexts);
  const { code, due_at, contact, address } = delivery;
  return (
    <Box
      as="article"
      data-testid="own-delivery"
      bg="bg.panel"
      borderWidth="2px"
      borderColor="border.emphasized"
      borderRadius="l3"
      px="4"
      py="3"
      mb="3"
    >
      <Flex align="center" justify="space-between" gap="2">
        <Heading as="h3" size="2xl" aria-label={texts.stop(place.number, code)} tabIndex={-1}>
          {place.number}. {code}
        </Heading>
        {due_at !== null && (
          <Text fontSize="2xl" fontWeight="bold" ms="auto">
            {texts.due(formatTime(due_at))}
          </Text>
        )}
        {place.handle}
      </Flex>
      {address && (
        <Text fontSize="2xl" lineHeight="1.25" mt="1">
          <b>
            <bdi>{address.street}</bdi>
          </b>
          <br />
          {address.zip} <bdi>{address.city}</bdi>
        </Text>
      )}
      {address?.note && (
        <Text fontSize="xl" bg="bg.warning" px="2" mt="1" borderRadius="l1">
          <bdi>{address.note}</bdi>
        </Text>
      )}
      <Text fontSize="xl" mt="1">
        <bdi>{contact.name}</bdi>
      </Text>
      <DeliveryMoney delivery={delivery} />
      <Flex gap="2" mt="3">
        {address && (
          <Button asChild {...LINK}>
            <a href={mapHref(address, navigator.userAgent)} target="_blank" rel="noreferrer">
              <MapPinIcon />
              {texts.map}
            </a>
          </Button>
        )}
        <Button asChild {...LINK}>
          <a href={telHref(contact.phone)} aria-label={texts.callOf(contact.name)}>
            <PhoneIcon />
            {texts.call}
          </a>
        </Button>
      </Flex>
      <EndDelivery delivery={delivery} steps={steps} onEnd={onEnd} />
      <StepProblem steps={steps} delivery={delivery} />
    </Box>
  );
}

const LINK = {
  variant: "outline",
  colorPalette: "gray",
  flex: "1",
  h: "14",
  fontSize: "xl",
  textDecoration: "none",
} as const;
