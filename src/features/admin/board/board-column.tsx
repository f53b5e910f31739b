import { Badge, Box, Button, Flex, Heading, Text } from "@chakra-ui/react";
import { type CSSProperties, memo, type ReactNode } from "react";
import { ChevronDownIcon } from "@/admin-ui/icons";
import type { Order } from "@/domain/order/order.schema";
import { boardTexts } from "@/i18n/admin/board-texts";
import { stationTexts } from "@/i18n/admin/kitchen/station-texts";
import { useTexts } from "@/i18n/use-texts";
import { OrderCard } from "./card/order-card";
import { useBoardContext } from "./context/board-context";
import type { ColumnName } from "./context/board-groups";

interface CardsProps {
  readonly orders: readonly Order[];
  /** Orders that changed while disconnected, by id. */
  readonly missed: ReadonlySet<string>;
}

/** A column that has shrunk to its head, because it has no cards. */
const NARROW = "@container (width < 9rem)";

/** A titled column of order cards in the given number of lanes. */
export function BoardColumn(props: {
  name: ColumnName;
  cards: CardsProps;
  lanes: number;
  children?: ReactNode;
}) {
  const texts = useTexts(boardTexts);
  const { name, cards, lanes, children } = props;
  const { station } = useBoardContext();
  const own = useTexts(stationTexts);
  const isStationOut = station !== null && name === "out";
  const title = isStationOut ? own.done : texts.columns[name];
  return (
    <Box
      as="section"
      data-column={name}
      aria-label={title}
      style={{ "--lanes": lanes } as CSSProperties}
      containerType="inline-size"
      overflow="hidden auto"
      px="1"
      borderRadius="l3"
      bg="bg.subtle"
      scrollPadding="2.25rem 0 0.5rem"
      scrollbarWidth="thin"
    >
      <ColumnTitle title={title} count={cards.orders.length} />
      {cards.orders.length === 0 && (
        <Text color="fg.muted" textAlign="center" py="6" css={{ [NARROW]: { py: "2" } }}>
          {isStationOut ? own.nothingDone : texts.empty[name]}
        </Text>
      )}
      <Cards {...cards} />
      {children}
    </Box>
  );
}

/**
 * A collapsed group of order cards; renders nothing without orders.
 * @param props.onMore reads more orders; absent if there are no more
 */
export function FoldedCards(props: {
  title: string;
  cards: CardsProps;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onMore?: (() => void) | undefined;
}) {
  const texts = useTexts(boardTexts);
  const { title, cards, isOpen, onToggle, onMore } = props;
  if (cards.orders.length === 0) return null;
  return (
    <>
      <Button
        variant="outline"
        colorPalette="gray"
        size="lg"
        w="full"
        h="auto"
        minH="11"
        px="3"
        py="1"
        mb="2"
        justifyContent="space-between"
        whiteSpace="normal"
        textAlign="start"
        lineHeight="short"
        css={{
          [NARROW]: { flexWrap: "wrap", px: "1.5", fontSize: "sm", overflowWrap: "anywhere" },
        }}
        aria-expanded={isOpen}
        onClick={() => onToggle(!isOpen)}
      >
        {title}
        <Flex align="center" gap="1">
          <Count>
            {cards.orders.length}
            {onMore && "+"}
          </Count>
          <ChevronDownIcon transform={isOpen ? "rotate(180deg)" : undefined} />
        </Flex>
      </Button>
      {isOpen && <Cards {...cards} />}
      {isOpen && onMore && (
        <Button variant="outline" size="lg" w="full" onClick={onMore}>
          {texts.showMore}
        </Button>
      )}
    </>
  );
}

/** Renders again only when its number changes. */
const ColumnTitle = memo(function ColumnTitle(props: { title: string; count: number }) {
  return (
    <Flex
      align="center"
      justify="space-between"
      gap="1"
      position="sticky"
      zIndex="1"
      top="0"
      px="1"
      py="0.5"
      bg="bg.subtle"
    >
      <Heading as="h2" size="md" css={{ [NARROW]: { fontSize: "sm", lineHeight: "short" } }}>
        {props.title}
      </Heading>
      <Box css={{ [NARROW]: { display: "none" } }}>
        <Count>{props.count}</Count>
      </Box>
    </Flex>
  );
});

function Cards({ orders, missed }: CardsProps) {
  return (
    <div className="board-cards">
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} isMissed={missed.has(order.id)} />
      ))}
    </div>
  );
}

function Count({ children }: { children: ReactNode }) {
  return (
    <Badge size="lg" minH="6" colorPalette="gray" variant="solid" fontVariantNumeric="tabular-nums">
      {children}
    </Badge>
  );
}
