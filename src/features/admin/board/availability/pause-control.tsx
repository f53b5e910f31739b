import type { Availability } from "@/domain/availability/availability.schema";
import { extraMinutesAt } from "@/domain/availability/extra-minutes";
import type { Instant } from "@/domain/shared/berlin-time";
import { adminSwitchesTexts } from "@/i18n/admin/availability-texts";
import { formatTime } from "@/i18n/format";
import { useTexts } from "@/i18n/use-texts";
import { BUSY, BUSY_FOR, endAfter, endOfDay, PAUSES, running } from "./availability-choices";
import { SwitchGroup, SwitchMenu } from "./control-menu";
import { useSwitch } from "./use-set-availability";

/** What each of the switches needs to know. */
export interface SwitchProps {
  readonly restoKey: string;
  readonly switches: Availability;
  readonly now: Instant;
}

/** Pause and busy minutes; both end by themselves. */
export function PauseSwitch({ restoKey, switches, now }: SwitchProps) {
  const texts = useTexts(adminSwitchesTexts);
  const { state, change } = useSwitch(restoKey);
  const pause = running(switches.paused_until, now);
  const extra = extraMinutesAt(switches, now);
  const extraEnd = extra > 0 ? running(switches.extra_until, now) : null;
  const summary = [
    pause === null ? texts.open : texts.pausedUntil(formatTime(pause)),
    ...(extra > 0 ? [texts.extra(extra)] : []),
  ].join(" · ");
  return (
    <SwitchMenu summary={summary} isOn={pause !== null} state={state}>
      {() => (
        <>
          <SwitchGroup title={texts.pause}>
            {PAUSES.map((minutes) => (
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
              onClick={() => change({ paused_until: endOfDay(now) })}
            >
              {texts.restOfDay}
            </button>
            {pause !== null && (
              <button className="step" type="button" onClick={() => change({ paused_until: null })}>
                {texts.endPause}
              </button>
            )}
          </SwitchGroup>
          <SwitchGroup title={texts.busy}>
            {BUSY.map((minutes) => (
              <button
                className="step"
                key={minutes}
                type="button"
                aria-pressed={extra === minutes}
                onClick={() =>
                  change({
                    extra_minutes: minutes,
                    extra_until: minutes === 0 ? null : (extraEnd ?? endAfter(now, BUSY_FOR[0])),
                  })
                }
              >
                {minutes === 0 ? texts.usual : texts.extra(minutes)}
              </button>
            ))}
          </SwitchGroup>
          {extra > 0 && (
            <SwitchGroup
              title={
                extraEnd === null ? texts.busyWithoutEnd : texts.busyUntil(formatTime(extraEnd))
              }
            >
              {BUSY_FOR.map((minutes) => (
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
            </SwitchGroup>
          )}
        </>
      )}
    </SwitchMenu>
  );
}
