import { Button, Stack, Text } from "@chakra-ui/react";
import { type FormEvent, useId, useState } from "react";
import { TextField } from "@/admin-ui/form/text-field";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import { oneLine } from "@/domain/text/safe-text";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";

interface DeclineFormProps {
  readonly reservation: Reservation;
  readonly onReason: (reason: string) => void;
  readonly onBack: () => void;
}

/** Preset reasons and a field for another. The guest gets a preset in the reservation's language. */
export function DeclineForm({ reservation, onReason, onBack }: DeclineFormProps) {
  const texts = useTexts(reservationDayTexts);
  const forGuest = reservationDayTexts[reservation.language ?? "de"].reasons;
  const [typed, setTyped] = useState("");
  const title = useId();

  function send(event: FormEvent): void {
    event.preventDefault();
    const reason = oneLine(typed).trim();
    if (reason) onReason(reason);
  }

  return (
    <Stack as="form" gap="4" onSubmit={send}>
      <Stack role="group" aria-labelledby={title} gap="2">
        <Text id={title} fontWeight="semibold">
          {texts.declineTitle}
        </Text>
        {texts.reasons.map((reason, index) => (
          <Button
            key={reason}
            size="lg"
            h="auto"
            minH="12"
            py="2"
            variant="outline"
            colorPalette="gray"
            justifyContent="start"
            textAlign="start"
            whiteSpace="normal"
            onClick={() => onReason(forGuest[index] ?? reason)}
          >
            {reason}
          </Button>
        ))}
      </Stack>
      <TextField
        label={texts.otherReason}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Stack direction="row" gap="2">
        <Button size="lg" type="submit" flex="1" disabled={!typed.trim()}>
          {texts.send}
        </Button>
        <Button size="lg" variant="outline" colorPalette="gray" onClick={onBack}>
          {texts.back}
        </Button>
      </Stack>
    </Stack>
  );
}
