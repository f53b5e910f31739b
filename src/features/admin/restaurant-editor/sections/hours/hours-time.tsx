import { Flex, Grid, Text } from "@chakra-ui/react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { TimeField } from "@/admin-ui/form/time-field";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { controlTexts } from "@/i18n/control-texts";
import { useTexts } from "@/i18n/use-texts";
import { RemoveRow } from "../../fields/remove-row";
import { CELL_PADDING } from "../../fields/text-input";
import { useFieldError } from "../../fields/use-field-error";

interface HoursTimeProps {
  readonly day: number;
  readonly index: number;
  readonly onRemove: () => void;
}

/** One interval of a weekday. */
export function HoursTime({ day, index, onRemove }: HoursTimeProps) {
  const { hours, weekdays } = useTexts(restaurantEditorTexts);
  const controls = useTexts(controlTexts);
  return (
    <Flex wrap="wrap" align="flex-start" gap="2">
      <Grid templateColumns="minmax(0, 6rem) auto minmax(0, 6rem) auto" gap="2" alignItems="start">
        <TimeCell path={`hours.${day}.${index}.open`} name={controls.startTime} />
        <Text aria-hidden="true" lineHeight="2.75rem">
          –
        </Text>
        <TimeCell path={`hours.${day}.${index}.close`} name={controls.endTime} />
        <RemoveRow what={hours.timeOf(weekdays[day] ?? "", index + 1)} onRemove={onRemove} />
      </Grid>
      <NextDay day={day} index={index} />
    </Flex>
  );
}

function TimeCell(props: { path: `hours.${number}.${number}.${"open" | "close"}`; name: string }) {
  const { path, name } = props;
  const { field } = useController<RestaurantDraft, typeof path>({ name: path });
  const error = useFieldError(path);
  return (
    <TimeField
      label={name}
      hideLabel
      hasButtons={false}
      error={error}
      name={path}
      value={field.value}
      onValueChange={field.onChange}
      onBlur={field.onBlur}
      placeholder="00:00"
      maxLength={5}
      px={CELL_PADDING}
    />
  );
}

/** Marks an interval that ends on the next day. */
function NextDay({ day, index }: { day: number; index: number }) {
  const { hours } = useTexts(restaurantEditorTexts);
  const { control } = useFormContext<RestaurantDraft>();
  const time = useWatch({ control, name: `hours.${day}.${index}` });
  const isNext =
    /^\d\d:\d\d \d\d:\d\d$/.test(`${time?.open} ${time?.close}`) && time.close < time.open;
  return isNext ? (
    <Text color="fg.muted" textStyle="sm" lineHeight="2.75rem">
      {hours.nextDay}
    </Text>
  ) : null;
}
