import { Badge, Box, Button, Flex, Span } from "@chakra-ui/react";
import { showToast } from "@/admin-ui/feedback/toaster";
import { CloseIcon } from "@/admin-ui/icons";
import { useBoard } from "@/data/staff/board-provider";
import { useBoardMenu } from "@/data/staff/use-board-menu";
import { useSetAvailability } from "@/data/staff/use-set-availability";
import { type ActiveSwitch, activeSwitches } from "@/domain/availability/active-switches";
import type { Availability } from "@/domain/availability/availability.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { availabilityTexts } from "@/i18n/admin/availability-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { keepFocusInside } from "@/ui/keep-focus-inside";
import { switchText } from "./switch-text";
import { useEndText } from "./use-end-text";

/**
 * The switches that limit or delay orders now, each as a button that ends it. Empty without any.
 */
export function AvailabilityStrip({ restaurants }: { restaurants: readonly Restaurant[] }) {
  const texts = useTexts(availabilityTexts);
  const { availabilityOf } = useBoard();
  const now = useAtomValue(serverNowAtom);
  const limited = restaurants.flatMap((restaurant) => {
    const availability = availabilityOf(restaurant.key);
    const switches = availability ? activeSwitches(availability, now) : [];
    return availability && switches.length > 0 ? [{ restaurant, availability, switches }] : [];
  });
  return (
    <Box
      role="region"
      aria-label={texts.strip}
      tabIndex={-1}
      ref={keepFocusInside}
      display="flex"
      gap="3"
      flex={{ base: "1 0 100%", md: "0 1 auto" }}
      minW="0"
      overflowX="auto"
      scrollbarWidth="none"
      // Without content it takes no space, not even a gap.
      _empty={{ position: "absolute" }}
    >
      {limited.map(({ restaurant, availability, switches }) => (
        <Switches
          key={restaurant.key}
          restaurant={restaurant}
          isNamed={restaurants.length > 1}
          availability={availability}
          switches={switches}
        />
      ))}
    </Box>
  );
}

interface SwitchesProps {
  readonly restaurant: Restaurant;
  /** Whether the restaurant is named, because there are several. */
  readonly isNamed: boolean;
  readonly availability: Availability;
  readonly switches: readonly ActiveSwitch[];
}

function Switches({ restaurant, isNamed, availability, switches }: SwitchesProps) {
  const texts = useTexts(availabilityTexts);
  const language = useLanguage();
  const now = useAtomValue(serverNowAtom);
  const { until: untilText } = useEndText(now);
  const { change } = useSetAvailability(restaurant.key);
  const hasSoldOut = switches.some(({ ids }) => ids !== undefined);
  const { value: menu } = useBoardMenu(hasSoldOut ? restaurant.key : null);

  async function end(patch: ActiveSwitch["end"]): Promise<void> {
    if (!(await change(patch))) showToast({ title: texts.failed, tone: "danger" });
  }

  return (
    <Flex gap="1.5" align="center" flex="none">
      {isNamed && (
        <Span fontWeight="semibold">
          {restaurant.title} · {restaurant.address.city}
        </Span>
      )}
      {switches.map((each) => {
        const what = switchText(each, { availability, menu, language });
        return (
          <Button
            key={JSON.stringify(each.end)}
            size="lg"
            px="3"
            variant="subtle"
            colorPalette={each.ids ? "gray" : "warning"}
            aria-label={texts.stripEnd(
              each.until === null ? what : `${what} ${untilText(each.until)}`,
            )}
            onClick={() => void end(each.end)}
          >
            <Span>{what}</Span>
            {each.until !== null && <Badge colorPalette="gray">{untilText(each.until)}</Badge>}
            <CloseIcon />
          </Button>
        );
      })}
    </Flex>
  );
}
