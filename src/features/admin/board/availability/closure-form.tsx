import { Button, SimpleGrid, Stack } from "@chakra-ui/react";
import { type SubmitEvent, useState } from "react";
import { CheckboxField } from "@/admin-ui/form/checkbox-field";
import { DateField } from "@/admin-ui/form/date-field";
import { TextField } from "@/admin-ui/form/text-field";
import { TimeField } from "@/admin-ui/form/time-field";
import type { DayException } from "@/domain/availability/availability.schema";
import { clockTimeSchema } from "@/domain/tenant/opening-interval.schema";
import { oneLine } from "@/domain/text/safe-text";
import { addDays, type Instant, toLocal } from "@/domain/time/berlin-time";
import { availabilityTexts } from "@/i18n/admin/availability-texts";
import { useTexts } from "@/i18n/use-texts";

interface ClosureFormProps {
  readonly now: Instant;
  /** @returns whether it was saved; if not, the form keeps its values */
  readonly onSave: (day: DayException) => Promise<boolean>;
}

/** Days ahead that can be selected. */
const DAYS_AHEAD = 365;
const MAX_REASON = 200;

/** A closure: one day with special hours or closed, and an optional reason. */
export function ClosureForm({ now, onSave }: ClosureFormProps) {
  const texts = useTexts(availabilityTexts);
  const [date, setDate] = useState("");
  const [isClosed, setClosed] = useState(false);
  const [open, setOpen] = useState("17:00");
  const [close, setClose] = useState("22:00");
  const [reason, setReason] = useState("");
  const today = toLocal(now).date;
  const isTime = (time: string) => clockTimeSchema.safeParse(time).success;
  const areWrong = !isClosed && (open === close || !isTime(open) || !isTime(close));

  async function save(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (date === "" || areWrong) return;
    const hours = isClosed ? { closed: true } : { hours: [[open, close] as [string, string]] };
    const line = oneLine(reason).trim();
    const withReason = line === "" ? {} : { reason: line };
    if (!(await onSave({ date, ...hours, ...withReason }))) return;
    setDate("");
    setReason("");
  }

  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack gap="4">
        <DateField
          label={texts.dayLabel}
          value={date}
          min={today}
          max={addDays(today, DAYS_AHEAD)}
          onValueChange={setDate}
        />
        <CheckboxField label={texts.closed} checked={isClosed} onCheckedChange={setClosed} />
        {!isClosed && (
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
            <TimeField label={texts.from} value={open} onValueChange={setOpen} />
            <TimeField
              label={texts.until24}
              value={close}
              error={areWrong && texts.wrongTimes}
              onValueChange={setClose}
            />
          </SimpleGrid>
        )}
        <TextField
          label={texts.reason}
          maxLength={MAX_REASON}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Button type="submit" alignSelf="start" disabled={date === "" || areWrong}>
          {texts.save}
        </Button>
      </Stack>
    </form>
  );
}
