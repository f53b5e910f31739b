import type { Availability } from "@/domain/availability/availability.schema";
import { extraMinutesAt } from "@/domain/availability/extra-minutes";
import { isUnattended } from "@/domain/availability/is-unattended";
import { formatTime } from "@/domain/text/format";
import type { Instant } from "@/domain/time/berlin-time";
import { availabilityTexts } from "@/i18n/admin/availability-texts";
import { useTexts } from "@/i18n/use-texts";
import {
  activeUntil,
  EXTRA_DURATION_MINUTES,
  EXTRA_MINUTES,
  endAfter,
  endOfBusinessDay,
  PAUSE_MINUTES,
} from "./availability-choices";
import { ControlGroup, ControlMenu } from "./control-menu";
import { useSetAvailability } from "./use-set-availability";

/** Props of each availability control. */
export interface AvailabilityControlProps {
  readonly restoKey: string;
  readonly availability: Availability;
  readonly now: Instant;
}

/** Pause and busy minutes. Both end automatically. */
export function PauseControl({ restoKey, availability, now }: AvailabilityControlProps) {
  const texts = useTexts(availabilityTexts);
  const { state, change } = useSetAvailability(restoKey);
  const pause = activeUntil(availability.paused_until, now);
  const extra = extraMinutesAt(availability, now);
  const extraEnd = extra > 0 ? activeUntil(availability.extra_until, now) : null;
  const isUnanswered = isUnattended(availability);
  const until = pause === null ? texts.open : texts.pausedUntil(formatTime(pause));
  const summary = [
    isUnanswered ? texts.unattended : until,
    ...(extra > 0 ? [texts.extra(extra)] : []),
  ].join(" · ");
  return (
    <ControlMenu summary={summary} isOn={pause !== null || isUnanswered} state={state}>
      {() => (
        <>
          <ControlGroup title={texts.pause}>
            {PAUSE_MINUTES.map((minutes) => (
              <button
                className="step"
                key={minutes}
                type="button"
                onClick={() => change({ paused_until: endAfter(now, minutes) })}
              >
                {texts.minutes(minutes)}
              </button>
            ))}
            <button
              className="step"
              type="button"
              onClick={() => change({ paused_until: endOfBusinessDay(now) })}
            >
              {texts.restOfDay}
            </button>
            {(pause !== null || isUnanswered) && (
              <button className="step" type="button" onClick={() => change({ paused_until: null })}>
                {isUnanswered ? texts.resume : texts.endPause}
              </button>
            )}
          </ControlGroup>
          <ControlGroup title={texts.busy}>
            {EXTRA_MINUTES.map((minutes) => (
              <button
                className="step"
                key={minutes}
                type="button"
                aria-pressed={extra === minutes}
                onClick={() =>
                  change({
                    extra_minutes: minutes,
                    extra_until:
                      minutes === 0 ? null : (extraEnd ?? endAfter(now, EXTRA_DURATION_MINUTES[0])),
                  })
                }
              >
                {minutes === 0 ? texts.usual : texts.extra(minutes)}
              </button>
            ))}
          </ControlGroup>
          {extra > 0 && (
            <ControlGroup
              title={
                extraEnd === null ? texts.busyWithoutEnd : texts.busyUntil(formatTime(extraEnd))
              }
            >
              {EXTRA_DURATION_MINUTES.map((minutes) => (
                <button
                  className="step"
                  key={minutes}
                  type="button"
                  onClick={() =>
                    change({ extra_minutes: extra, extra_until: endAfter(now, minutes) })
                  }
                >
                  {texts.busyFor(minutes / 60)}
                </button>
              ))}
            </ControlGroup>
          )}
        </>
      )}
    </ControlMenu>
  );
}
