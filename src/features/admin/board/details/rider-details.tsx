import { Button, Text } from "@chakra-ui/react";
import type { Order } from "@/domain/order/order.schema";
import { formatTime } from "@/domain/text/format";
import { boardTexts } from "@/i18n/admin/board-texts";
import { useTexts } from "@/i18n/use-texts";
import { useStepState } from "../card/use-step-state";
import { useBoardContext } from "../context/board-context";
import { DetailsPart } from "./details-part";

/** The rider of a delivery and the start of the tour, and a button that takes it off the tour. */
export function RiderDetails({ order }: { order: Order }) {
  const texts = useTexts(boardTexts).riders;
  const { steps } = useBoardContext();
  const { busy } = useStepState(order);
  const { rider, status } = order;
  if (!rider) return null;
  const name = rider.name || texts.nameless;
  return (
    <DetailsPart title={texts.title}>
      <Text fontSize="xl">{texts.since(name, formatTime(rider.taken_at))}</Text>
      {status === "out_for_delivery" && (
        <Button
          mt="1"
          size="lg"
          variant="outline"
          disabled={busy}
          onClick={() => void steps.release(order)}
        >
          {texts.release}
        </Button>
      )}
    </DetailsPart>
  );
}
