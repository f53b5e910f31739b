import { Button, Flex, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { HoursCopy } from "./hours-copy";
import { HoursTime } from "./hours-time";

const MAX_INTERVALS = 6;

/** Opening hours of one weekday; none means closed. */
export function HoursDay({ day }: { day: number }) {
  const { hours, weekdays } = useTexts(restaurantEditorTexts);
  const { control } = useFormContext<RestaurantDraft>();
  const { fields, append, remove } = useFieldArray({ control, name: `hours.${day}` });
  const [isCopying, setCopying] = useState(false);
  const name = weekdays[day] ?? "";
  return (
    <Stack
      as="fieldset"
      gap="2"
      minW="0"
      py="3"
      borderBottomWidth="1px"
      css={{ "& > legend": { float: "left" } }}
    >
      <Flex wrap="wrap" gap={{ base: "1", md: "2" }} columnGap="4" align="flex-start">
        <Text as="legend" className="visually-hidden">
          {name}
        </Text>
        <Text aria-hidden="true" fontWeight="semibold" {...DAY_BESIDE_TIMES}>
          {name}
        </Text>
        <Stack gap="2" flex="1 1 18rem">
          {fields.length === 0 && (
            <Text color="fg.muted" lineHeight={{ base: "1.5rem", md: "2.75rem" }}>
              {hours.closed}
            </Text>
          )}
          {fields.map(({ id }, index) => (
            <HoursTime key={id} day={day} index={index} onRemove={() => remove(index)} />
          ))}
        </Stack>
        <Flex gap="2" wrap="wrap">
          {fields.length < MAX_INTERVALS && (
            <Button
              variant="outline"
              colorPalette="gray"
              aria-label={hours.addTime(name)}
              onClick={() => append({ open: "", close: "" })}
            >
              {hours.add}
            </Button>
          )}
          <Button
            variant="ghost"
            colorPalette="gray"
            aria-label={hours.copyOf(name)}
            aria-expanded={isCopying}
            onClick={() => setCopying(!isCopying)}
          >
            {hours.copy}
          </Button>
        </Flex>
      </Flex>
      {isCopying && <HoursCopy day={day} onDone={() => setCopying(false)} />}
    </Stack>
  );
}

/** Above the times on phones. */
const DAY_BESIDE_TIMES = {
  w: { base: "full", md: "7rem" },
  lineHeight: { base: "1.5rem", md: "2.75rem" },
} as const;
