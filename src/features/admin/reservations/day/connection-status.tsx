import { chakra, Flex, Status } from "@chakra-ui/react";
import type { LiveList } from "@/data/live-list";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";

const PALETTES = {
  live: "success",
  loading: "warning",
  disconnected: "danger",
  failed: "danger",
} as const;

/** Whether a list is live. On a tablet, where each line counts, a dot says that it is. */
export function ConnectionStatus({ status }: Pick<LiveList<unknown>, "status">) {
  const texts = useTexts(reservationDayTexts);
  const shown = status === "signed-out" ? "loading" : status;
  const isBroken = shown === "disconnected" || shown === "failed";
  return (
    <Flex
      as="output"
      align="center"
      gap="2"
      fontWeight="semibold"
      color={isBroken ? "fg.error" : "fg"}
    >
      <Status.Root size="lg" colorPalette={PALETTES[shown]}>
        <Status.Indicator />
      </Status.Root>
      <chakra.span css={{ lgOnly: isBroken ? {} : { srOnly: true } }}>
        {texts.connection[shown]}
      </chakra.span>
    </Flex>
  );
}
