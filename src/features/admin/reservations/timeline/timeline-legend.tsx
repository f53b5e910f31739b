import { Box, Flex, Text } from "@chakra-ui/react";
import { reservationPlanTexts } from "@/i18n/admin/reservation-plan-texts";
import { reservationStatusTexts } from "@/i18n/table/reservation-status-texts";
import { useTexts } from "@/i18n/use-texts";
import { barLook } from "./bar-look";

const STATUSES = ["confirmed", "seated", "requested", "offered"] as const;

/** Explains the colours and signs of the bars. */
export function TimelineLegend() {
  const texts = useTexts(reservationPlanTexts);
  const statuses = useTexts(reservationStatusTexts);
  const samples = [
    ...STATUSES.map((status) => [statuses[status], barLook(status)] as const),
    [texts.late, barLook("confirmed", { isLate: true })] as const,
  ];
  return (
    <Flex
      as="ul"
      aria-label={texts.legend}
      wrap="wrap"
      columnGap="4"
      rowGap="1"
      px="3"
      py="2"
      textStyle="sm"
      data-testid="legend"
    >
      {samples.map(([label, look]) => (
        <Flex as="li" key={label} align="center" gap="2">
          <Box
            aria-hidden="true"
            w="6"
            h="4"
            borderWidth="1px"
            borderInlineStartWidth="4px"
            borderRadius="l1"
            {...look}
          />
          {label}
        </Flex>
      ))}
      <Sign sign="✓" color="fg.success" label={texts.guestConfirmed} />
      <Sign sign="⚠" color="fg.error" label={texts.allergy} />
    </Flex>
  );
}

function Sign({ sign, color, label }: { sign: string; color: string; label: string }) {
  return (
    <Flex as="li" align="center" gap="1.5">
      <Text as="span" color={color} aria-hidden="true">
        {sign}
      </Text>
      {label}
    </Flex>
  );
}
