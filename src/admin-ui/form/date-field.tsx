import { DatePicker, type DateValue, Portal, parseDate as parseIsoDate } from "@chakra-ui/react";
import { useId } from "react";
import { formatLocalDate } from "@/domain/text/format";
import type { LocalDate } from "@/domain/time/berlin-time";
import { parseDate } from "@/ui/date-picker/calendar-month";
import { CalendarIcon } from "../icons";
import { CalendarHeader } from "./calendar-header";
import { FormField, type FormFieldProps } from "./form-field";
import { useDatePickerTexts } from "./use-date-picker-texts";

interface DateFieldProps extends FormFieldProps {
  /** Empty before the first selection. */
  readonly value: LocalDate | "";
  readonly onValueChange: (date: LocalDate) => void;
  readonly min?: LocalDate | undefined;
  readonly max?: LocalDate | undefined;
}

/** A day, typed as D.M.YYYY or selected in a calendar whose weeks start on Monday. */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, required, value, onValueChange, min, max } = props;
  const texts = useDatePickerTexts();
  const id = useId();
  return (
    <FormField label={label} hint={hint} error={error} required={required} controlId={id}>
      <DatePicker.Root
        ids={{ input: () => id }}
        value={value === "" ? [] : [parseIsoDate(value)]}
        onValueChange={(change) => {
          const [date] = change.value;
          if (date) onValueChange(isoDate(date));
        }}
        {...(min ? { min: parseIsoDate(min) } : {})}
        {...(max ? { max: parseIsoDate(max) } : {})}
        invalid={Boolean(error)}
        startOfWeek={1}
        timeZone="Europe/Berlin"
        format={(date) => formatLocalDate(isoDate(date))}
        parse={(typed) => {
          const date = parseDate(typed);
          return date === null ? undefined : parseIsoDate(date);
        }}
        placeholder={texts.placeholder}
        translations={texts.translations}
        lazyMount
        unmountOnExit
      >
        <DatePicker.Control>
          <DatePicker.Input
            inputMode="decimal"
            autoComplete="off"
            aria-invalid={Boolean(error)}
            // The ids that Chakra's field gives to help and error.
            aria-describedby={hint ? `field::${id}::helper-text` : undefined}
            aria-errormessage={error ? `field::${id}::error-text` : undefined}
          />
          <DatePicker.IndicatorGroup>
            <DatePicker.Trigger>
              <CalendarIcon />
            </DatePicker.Trigger>
          </DatePicker.IndicatorGroup>
        </DatePicker.Control>
        <Portal>
          <DatePicker.Positioner>
            <DatePicker.Content>
              <DatePicker.View view="day">
                <CalendarHeader />
                <DatePicker.DayTable />
              </DatePicker.View>
              <DatePicker.View view="month">
                <CalendarHeader />
                <DatePicker.MonthTable />
              </DatePicker.View>
              <DatePicker.View view="year">
                <CalendarHeader />
                <DatePicker.YearTable />
              </DatePicker.View>
            </DatePicker.Content>
          </DatePicker.Positioner>
        </Portal>
      </DatePicker.Root>
    </FormField>
  );
}

function isoDate(date: DateValue): LocalDate {
  return date.toString().slice(0, 10);
}
