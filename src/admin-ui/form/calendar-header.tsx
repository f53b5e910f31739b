import { DatePicker } from "@chakra-ui/react";
import { useId } from "react";

/** Steps of a calendar and the shown month or years, which also name the button between them. */
export function CalendarHeader() {
  const id = useId();
  return (
    <DatePicker.ViewControl>
      <DatePicker.PrevTrigger />
      <DatePicker.ViewTrigger aria-labelledby={id}>
        <DatePicker.RangeText id={id} />
      </DatePicker.ViewTrigger>
      <DatePicker.NextTrigger />
    </DatePicker.ViewControl>
  );
}
