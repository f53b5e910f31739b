import type { Availability } from "@/domain/availability/availability.schema";
import { formatTime } from "@/domain/text/format";
import type { Instant } from "@/domain/time/berlin-time";
import { guestShareTexts } from "@/i18n/admin/guest-share-texts";
import { useTexts } from "@/i18n/use-texts";
import { endAfter, endOfBusinessDay } from "./availability-choices";
import { ControlGroup, ControlMenu } from "./control-menu";
import type { AvailabilityControlProps } from "./pause-control";
import { useSetAvailability } from "./use-set-availability";

/** Shares for guests without a verified address; 0 is verified guests only. */
const SHARES = [0.5, 0] as const;

/** Durations, minutes; "the rest of the day" is offered as well. */
const DURATIONS = [60, 120] as const;

/** Bounds guests without a verified address for some hours. Ends automatically. */
export function GuestShareControl({ restoKey, availability, now }: AvailabilityControlProps) {
  const texts = useTexts(guestShareTexts);
  const { state, change } = useSetAvailability(restoKey);
  const live = activeGuestShare(availability, now);
  const endsAt: readonly [label: string, until: Instant][] = [
    ...DURATIONS.map((minutes): [string, Instant] => [
      texts.hours(minutes / 60),
      endAfter(now, minutes),
    ]),
    [texts.restOfDay, endOfBusinessDay(now)],
  ];
  return (
    <ControlMenu
      summary={live ? texts.summary(live.share, formatTime(live.until)) : texts.everybody}
      isOn={live !== null}
      state={state}
    >
      {() => (
        <>
          <p>{texts.explanation}</p>
          {SHARES.map((share) => (
            <ControlGroup key={share} title={texts.shares[share]}>
              {endsAt.map(([label, until]) => (
                <button
                  className="step"
                  key={label}
                  type="button"
                  aria-pressed={live?.share === share && live.until === until}
                  onClick={() => change({ guest_share: { share, until } })}
                >
                  {label}
                </button>
              ))}
            </ControlGroup>
          ))}
          {live && (
            <button className="step" type="button" onClick={() => change({ guest_share: null })}>
              {texts.end}
            </button>
          )}
        </>
      )}
    </ControlMenu>
  );
}

/** The switch, if it bounds guests now. */
export function activeGuestShare(
  { guest_share }: Pick<Availability, "guest_share">,
  now: Instant,
): NonNullable<Availability["guest_share"]> | null {
  return guest_share && guest_share.until > now ? guest_share : null;
}
