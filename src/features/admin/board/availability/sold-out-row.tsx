import { Badge, Box, Button, Flex, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { Instant } from "@/domain/time/berlin-time";
import { availabilityTexts } from "@/i18n/admin/availability-texts";
import { useTexts } from "@/i18n/use-texts";
import { useEndText } from "./use-end-text";

interface SoldOutRowProps {
  readonly name: string;
  readonly note: string | null;
  /** Null if it can be ordered. */
  readonly until: Instant | null;
  readonly now: Instant;
  readonly onChange: (isSoldOut: boolean) => void;
  /** Before the button. */
  readonly children?: ReactNode;
}

/** A dish or an option with its state and the button that changes it. */
export function SoldOutRow({ name, note, until, now, onChange, children }: SoldOutRowProps) {
  const texts = useTexts(availabilityTexts);
  const { until: untilText } = useEndText(now);
  const isSoldOut = until !== null;
  return (
    <Flex align="center" gap="3" py="1" data-testid="sold-out-row">
      <Box flex="1" minW="0">
        <Text overflowWrap="anywhere">{name}</Text>
        {note && (
          <Text fontSize="sm" color="fg.muted">
            {note}
          </Text>
        )}
        {isSoldOut && <Badge colorPalette="danger">{untilText(until)}</Badge>}
      </Box>
      {children}
      <Button
        flexShrink="0"
        variant={isSoldOut ? "solid" : "outline"}
        colorPalette={isSoldOut ? "brand" : "gray"}
        aria-label={isSoldOut ? texts.markAvailable(name) : texts.markSoldOut(name)}
        onClick={() => onChange(!isSoldOut)}
      >
        {isSoldOut ? texts.available : texts.soldOut}
      </Button>
    </Flex>
  );
}
