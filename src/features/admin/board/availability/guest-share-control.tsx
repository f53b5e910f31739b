import { Button } from "@chakra-ui/react";
import type { Availability } from "@/domain/availability/availability.schema";
import { formatTime } from "@/domain/text/format";
import type { Instant } from "@/domain/time/berlin-time";
import { guestShareTexts } from "@/i18n/admin/guest-share-texts";
import { useTexts } from "@/i18n/use-texts";
import type { EditedAvailability } from "./edited-availability";
import { EndButtons } from "./end-buttons";
import type { EndChoice } from "./end-choices";
import { PanelSection } from "./panel-section";
import { SwitchRow } from "./switch-row";

/** Shares for guests without a verified address; 0 is verified guests only. */
const SHARES = [0.5, 0] as const;

const ENDS: readonly EndChoice[] = [60, 120, "closing", "tomorrow"];

/** Limits orders of guests without a verified address for some hours. Ends by itself. */
export function GuestShareControl({ edited }: { edited: EditedAvailability }) {
  const texts = useTexts(guestShareTexts);
  const { availability, now, change } = edited;
  const live = activeGuestShare(availability, now);
  return (
    <PanelSection title={texts.title} description={texts.explanation}>
      {SHARES.map((share) => (
        <SwitchRow
          key={share}
          title={texts.shares[share]}
          label={texts.shares[share]}
          state={live?.share === share ? texts.until(formatTime(live.until)) : null}
        >
          {live?.share === share && (
            <Button onClick={() => void change({ guest_share: null })}>{texts.end}</Button>
          )}
          <EndButtons
            edited={edited}
            choices={ENDS}
            onChoose={(until) => void change({ guest_share: { share, until } })}
          />
        </SwitchRow>
      ))}
    </PanelSection>
  );
}

/** The switch while it is active, else null. */
export function activeGuestShare(
  { guest_share }: Pick<Availability, "guest_share">,
  now: Instant,
): NonNullable<Availability["guest_share"]> | null {
  return guest_share && guest_share.until > now ? guest_share : null;
}
