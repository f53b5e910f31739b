import { Button, Flex } from "@chakra-ui/react";
import { memo, useMemo } from "react";
import { boardTexts } from "@/i18n/admin/board-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { hoursAndMinutes } from "./card/time-span";
import type { BoardGroups } from "./context/board-groups";
import { focusCard } from "./focus-card";
import { useCardsOutOfSight } from "./use-cards-out-of-sight";
import { type WaitingCode, waitingCodes } from "./waiting-codes";

/**
 * The codes of all orders that the kitchen has to answer or to cook, while one of their cards is
 * scrolled out of sight. A tap shows the card.
 */
export function WaitingStrip({ groups }: { groups: BoardGroups }) {
  const texts = useTexts(boardTexts);
  const now = useAtomValue(serverNowAtom);
  const codes = useMemo(() => waitingCodes(groups, now), [groups, now]);
  const orders = useMemo(() => [...groups.new, ...groups.kitchen], [groups]);
  if (!useCardsOutOfSight(orders)) return null;
  return (
    <Flex
      as="nav"
      aria-label={texts.waitingCodes}
      flex={{ base: "none", md: "1 1 12rem" }}
      minW={{ md: "12rem" }}
      gap="1"
      overflowX="auto"
      position={{ base: "sticky", md: "static" }}
      top="0"
      zIndex="2"
      bg="bg"
      scrollbarWidth="none"
    >
      {codes.map(({ order, ...shown }) => (
        <WaitingButton key={order.id} id={order.id} code={order.code} {...shown} />
      ))}
    </Flex>
  );
}

const LOOKS = {
  late: { variant: "solid", colorPalette: "danger" },
  new: { variant: "surface", colorPalette: "brand", color: "fg" },
  due: { variant: "outline", colorPalette: "gray" },
} as const;

type WaitingButtonProps = Omit<WaitingCode, "order"> & {
  readonly id: string;
  readonly code: string;
};

/** Takes plain values, so that only codes whose minutes change render again. */
const WaitingButton = memo(function WaitingButton(props: WaitingButtonProps) {
  const texts = useTexts(boardTexts);
  const { id, code, kind, minutesLeft, minutesWaiting } = props;
  const span = texts.span(...hoursAndMinutes(Math.abs(minutesLeft ?? 0)));
  const isOverdue = minutesLeft !== null && minutesLeft < 0;
  return (
    <Button
      size="lg"
      px="2.5"
      fontSize="lg"
      fontVariantNumeric="tabular-nums"
      {...LOOKS[kind]}
      onClick={() => focusCard(document.querySelector(`[data-order="${id}"]`))}
    >
      <b>{code}</b> {minutesLeft === null && texts.waitingNew(minutesWaiting)}
      {minutesLeft !== null && (isOverdue ? texts.overdue(span) : span)}
    </Button>
  );
});
