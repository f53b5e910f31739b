import { Button, Flex, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import type { OwnDelivery } from "@/domain/order/tour/deliveries.schema";
import { tourTexts } from "@/i18n/admin/tour-texts";
import { useTexts } from "@/i18n/use-texts";
import { useIsBusy } from "./step-problem";
import type { TourEnd, TourSteps } from "./use-tour";

interface EndDeliveryProps {
  readonly delivery: OwnDelivery;
  readonly steps: TourSteps;
  readonly onEnd: (how: TourEnd) => void;
}

/** How a stop ended. Each end takes two taps at two places, because none can be taken back. */
export function EndDelivery({ delivery, steps, onEnd }: EndDeliveryProps) {
  const texts = useTexts(tourTexts);
  const [asked, setAsked] = useState<TourEnd["to"] | null>(null);
  const isBusy = useIsBusy(steps, [delivery]);
  const button = (label: string, onClick: () => void, { isQuiet = false } = {}) => (
    <EndButton key={label} look={{ label, isQuiet }} isBusy={isBusy} onClick={onClick} />
  );
  const answers = {
    completed: [button(texts.deliveredYes, () => onEnd({ to: "completed" }))],
    failed: Object.entries(texts.reasons).map(([name, reason]) =>
      button(reason, () =>
        onEnd({ to: "failed", reason, ...(name === "notMet" && { not_met: true }) }),
      ),
    ),
    released: [button(texts.releaseYes, () => onEnd({ to: "released" }))],
  };
  const titles = { completed: null, failed: texts.notMetTitle, released: texts.releaseTitle };
  return (
    <Stack gap="2" mt="3" aria-busy={isBusy}>
      {asked === null ? (
        <>
          {button(texts.delivered, () => setAsked("completed"))}
          <Flex gap="2">
            {button(texts.notMet, () => setAsked("failed"), { isQuiet: true })}
            {button(texts.release, () => setAsked("released"), { isQuiet: true })}
          </Flex>
        </>
      ) : (
        <>
          {titles[asked] && (
            <Text fontSize="lg" fontWeight="semibold" role="status">
              {titles[asked]}
            </Text>
          )}
          {button(texts.back, () => setAsked(null), { isQuiet: true })}
          {answers[asked]}
        </>
      )}
    </Stack>
  );
}

interface EndButtonProps {
  readonly look: { readonly label: string; readonly isQuiet: boolean };
  readonly isBusy: boolean;
  readonly onClick: () => void;
}

function EndButton({ look: { label, isQuiet }, isBusy, onClick }: EndButtonProps) {
  return (
    <Button
      flex={isQuiet ? "1 1 auto" : undefined}
      h="auto"
      minH={isQuiet ? "14" : "16"}
      px="3"
      fontSize={isQuiet ? "lg" : "xl"}
      whiteSpace="normal"
      aria-disabled={isBusy}
      {...(isQuiet && { variant: "outline", colorPalette: "gray" })}
      onClick={() => {
        if (!isBusy) onClick();
      }}
    >
      {label}
    </Button>
  );
}
