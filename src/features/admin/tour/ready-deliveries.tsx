import { Box, Button, chakra, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import type { ReadyDelivery } from "@/domain/order/tour/deliveries.schema";
import { formatTime } from "@/domain/text/format";
import { tourTexts } from "@/i18n/admin/tour-texts";
import { useTexts } from "@/i18n/use-texts";
import { StepProblem, useIsBusy } from "./step-problem";
import type { TourSteps } from "./use-tour";

interface ReadyDeliveriesProps {
  readonly deliveries: readonly ReadyDelivery[];
  readonly steps: TourSteps;
  readonly onTake: (chosen: readonly ReadyDelivery[]) => Promise<void>;
}

/** Deliveries that are ready. The rider chooses several by tapping and takes them at once. */
export function ReadyDeliveries({ deliveries, steps, onTake }: ReadyDeliveriesProps) {
  const texts = useTexts(tourTexts);
  const [ids, setIds] = useState<readonly string[]>([]);
  const chosen = deliveries.filter(({ id }) => ids.includes(id));
  const isBusy = useIsBusy(steps, deliveries);

  async function takeAll(): Promise<void> {
    if (isBusy) return;
    await onTake(chosen);
    setIds([]);
  }

  return (
    <Box as="section" aria-label={texts.ready}>
      <Heading as="h2" size="2xl">
        {texts.ready} ({deliveries.length})
      </Heading>
      <Text color="fg.muted" mb="2">
        {texts.choose}
      </Text>
      <Stack gap="2">
        {deliveries.map((delivery) => (
          <Box key={delivery.id}>
            <Choice
              delivery={delivery}
              isChosen={ids.includes(delivery.id)}
              onToggle={() => setIds(toggled(ids, delivery.id))}
            />
            <StepProblem steps={steps} delivery={delivery} />
          </Box>
        ))}
      </Stack>
      {chosen.length > 0 && (
        <Button
          position="sticky"
          bottom="calc(4.25rem + env(safe-area-inset-bottom))"
          zIndex="1"
          mt="3"
          w="full"
          h="16"
          fontSize="xl"
          aria-disabled={isBusy}
          onClick={() => void takeAll()}
        >
          {isBusy ? texts.busy : texts.take(chosen.length)}
        </Button>
      )}
    </Box>
  );
}

interface ChoiceProps {
  readonly delivery: ReadyDelivery;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

function Choice({ delivery, isChosen, onToggle }: ChoiceProps) {
  const texts = useTexts(tourTexts);
  const { code, zip, city, due_at, dishes } = delivery;
  return (
    <chakra.button
      type="button"
      aria-pressed={isChosen}
      data-testid="ready-delivery"
      w="full"
      textAlign="start"
      px="4"
      py="3"
      minH="20"
      bg={isChosen ? "brand.subtle" : "bg.panel"}
      borderWidth="3px"
      borderColor={isChosen ? "brand.solid" : "border.emphasized"}
      borderRadius="l3"
      cursor="pointer"
      onClick={onToggle}
    >
      <Flex justify="space-between" gap="3" fontSize="2xl" fontWeight="bold" lineHeight="1.25">
        <span>{code}</span>
        {due_at !== null && <span>{texts.due(formatTime(due_at))}</span>}
      </Flex>
      <Text fontSize="xl">
        {zip} <bdi>{city}</bdi> · {texts.dishes(dishes)}
      </Text>
    </chakra.button>
  );
}

function toggled(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
}
