import { Button } from "@chakra-ui/react";
import { isUnattended } from "@/domain/availability/is-unattended";
import type { Instant } from "@/domain/time/berlin-time";
import { availabilityTexts } from "@/i18n/admin/availability-texts";
import { useTexts } from "@/i18n/use-texts";
import type { EditedAvailability } from "./edited-availability";
import { EndButtons } from "./end-buttons";
import { activeUntil, type EndChoice } from "./end-choices";
import { PanelSection } from "./panel-section";
import { SwitchRow } from "./switch-row";
import { useEndText } from "./use-end-text";

const ENDS: readonly EndChoice[] = [15, 30, 60, "closing", "tomorrow"];

const FIELDS = {
  both: "paused_until",
  delivery: "delivery_paused_until",
  pickup: "pickup_paused_until",
} as const;

type Scope = keyof typeof FIELDS;

/** Pauses delivery, pickup or all orders. Every pause ends by itself. */
export function PauseControl({ edited }: { edited: EditedAvailability }) {
  const texts = useTexts(availabilityTexts);
  const scopes: readonly Scope[] = edited.restaurant.delivery
    ? ["both", "delivery", "pickup"]
    : ["both"];
  return (
    <PanelSection title={texts.pause} description={texts.pauseHelp}>
      {scopes.map((scope) => (
        <PauseRow key={scope} edited={edited} scope={scope} />
      ))}
    </PanelSection>
  );
}

function PauseRow({ edited, scope }: { edited: EditedAvailability; scope: Scope }) {
  const texts = useTexts(availabilityTexts);
  const { availability, now, change } = edited;
  const { moment } = useEndText(now);
  const field = FIELDS[scope];
  const until = activeUntil(availability[field], now);
  const isUnanswered = scope === "both" && isUnattended(availability);
  const set = (end: Instant | null) => void change({ [field]: end });
  const pause = until === null ? null : texts.pausedUntil(moment(until));
  return (
    <SwitchRow
      title={texts.scopes[scope]}
      label={texts.pauseOf[scope]}
      state={isUnanswered ? texts.unattended : pause}
    >
      {(until !== null || isUnanswered) && (
        <Button onClick={() => set(null)}>{isUnanswered ? texts.resume : texts.endPause}</Button>
      )}
      <EndButtons edited={edited} choices={ENDS} onChoose={set} />
    </SwitchRow>
  );
}
