import { Box, Button, Flex, Heading, Stack, VisuallyHidden } from "@chakra-ui/react";
import { EmptyState } from "@/admin-ui/feedback/empty-state";
import { InlineError } from "@/admin-ui/feedback/inline-error";
import { Notice } from "@/admin-ui/feedback/notice";
import { SortableList } from "@/admin-ui/motion/sortable-list";
import type { OwnDelivery } from "@/domain/order/tour/deliveries.schema";
import { stopOf, suggestedTour } from "@/domain/order/tour/suggested-tour";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { tourTexts } from "@/i18n/admin/tour-texts";
import { useTexts } from "@/i18n/use-texts";
import { LoadingState } from "@/ui/feedback/loading-state";
import { OwnDeliveryCard } from "./own-delivery-card";
import { ReadyDeliveries } from "./ready-deliveries";
import { useTour } from "./use-tour";

/** A rider's page for a phone: what is ready, and the own tour in the order of driving. */
export function TourPage({ restaurant }: { restaurant: Restaurant }) {
  const texts = useTexts(tourTexts);
  const tour = useTour(restaurant.key);
  const { own, ready, status, value, steps, end, take, sort, reload } = tour;
  if (value === null) {
    return status === "failed" ? (
      <InlineError title={texts.failed} onRetry={reload} />
    ) : (
      <LoadingState label={texts.loading} />
    );
  }
  const suggested = suggestedTour(own.map(stopOf));
  const isSorted = own.every(({ id }, index) => suggested[index] === id);
  const isEmpty = own.length === 0 && ready.length === 0;
  return (
    <Stack gap="5" w="full" maxW="34rem" mx="auto" px="3" py="3">
      <VisuallyHidden asChild>
        <h1 tabIndex={-1}>{texts.title}</h1>
      </VisuallyHidden>
      {status === "failed" && <Notice tone="warning" title={texts.stale} />}
      {isEmpty && <EmptyState title={texts.noneTitle} text={texts.none} />}
      {own.length > 0 && (
        <Box as="section" aria-label={texts.own}>
          <Flex align="center" justify="space-between" wrap="wrap" gap="2" mb="2">
            <Heading as="h2" size="2xl">
              {texts.own} ({own.length})
            </Heading>
            {!isSorted && (
              <Button size="lg" variant="outline" onClick={() => sort(inOrder(own, suggested))}>
                {texts.sort}
              </Button>
            )}
          </Flex>
          <SortableList
            items={own}
            itemKey={({ id }) => id}
            label={({ code, address }) => `${code}, ${address?.street ?? ""}`}
            onMove={(from, to) => sort(moved(own, from, to))}
            renderItem={(delivery, handle) => (
              <OwnDeliveryCard
                delivery={delivery}
                place={{ number: own.indexOf(delivery) + 1, handle: own.length > 1 && handle }}
                steps={steps}
                onEnd={(how) => void end(delivery, how)}
              />
            )}
          />
        </Box>
      )}
      {ready.length > 0 && <ReadyDeliveries deliveries={ready} steps={steps} onTake={take} />}
    </Stack>
  );
}

function moved(own: readonly OwnDelivery[], from: number, to: number): OwnDelivery[] {
  const rest = own.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...own.slice(from, from + 1), ...rest.slice(to)];
}

function inOrder(own: readonly OwnDelivery[], ids: readonly string[]): OwnDelivery[] {
  return own.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
