import { Group, IconButton, Input } from "@chakra-ui/react";
import type { LocalDate } from "@/domain/time/berlin-time";
import { kitTexts } from "@/i18n/admin/kit-texts";
import { useTexts } from "@/i18n/use-texts";
import { useTypedDate } from "@/ui/date-picker/use-typed-date";
import { CalendarIcon } from "../icons";
import { CalendarPopup } from "./calendar-popup";
import { FormField, type FormFieldProps } from "./form-field";

interface DateFieldProps extends FormFieldProps {
  /** Empty before the first selection. */
  readonly value: LocalDate | "";
  readonly onValueChange: (date: LocalDate) => void;
  readonly min?: LocalDate | undefined;
  readonly max?: LocalDate | undefined;
}

/** A day, typed as D.M.YYYY or selected in a calendar whose weeks start on Monday. */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, required, value, onValueChange } = props;
  const { min: first = "2000-01-01", max: last = "2099-12-31" } = props;
  const { openCalendar } = useTexts(kitTexts);
  const { input, problem, choose } = useTypedDate(value, { first, last }, onValueChange);
  return (
    <FormField label={label} hint={hint} error={problem ?? error} required={required}>
      <Group attached w="full">
        <Input fontVariantNumeric="tabular-nums" {...input} />
        <CalendarPopup
          value={value}
          range={{ first, last, isClosed: () => false }}
          onSelect={choose}
          button={(opens) => (
            <IconButton variant="outline" colorPalette="gray" aria-label={openCalendar} {...opens}>
              <CalendarIcon />
            </IconButton>
          )}
        />
      </Group>
    </FormField>
  );
}
