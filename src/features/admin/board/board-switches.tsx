import { type ReactNode, useState } from "react";
import { useBoard } from "../../../data/board-provider";
import type { AvailabilityPatch } from "../../../domain/menu/set-availability-request.schema";
import type { Instant } from "../../../domain/shared/berlin-time";
import type { Restaurant } from "../../../domain/tenant/restaurant.schema";
import { callSetAvailability } from "../../../firebase/callables-staff";
import { adminSwitchesTexts } from "../../../i18n/admin-switches-texts";
import { formatTime } from "../../../i18n/format";
import { useTexts } from "../../../i18n/use-texts";
import { BUSY, PAUSES, pauseEnd, runningPause } from "./switch-choices";
import "./board-switches.css";

/** Pause and busy minutes of one restaurant: two touches each, the first one opens them. */
export function BoardSwitches({ restaurant, now }: { restaurant: Restaurant; now: Instant }) {
  const texts = useTexts(adminSwitchesTexts);
  const { paused_until, extra_minutes } = useBoard().switchesOf(restaurant.key);
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const pause = runningPause(paused_until, now);

  async function change(patch: AvailabilityPatch): Promise<void> {
    if (state === "busy") return;
    setState("busy");
    const answer = await callSetAvailability({ resto_key: restaurant.key, patch });
    setState(answer.ok ? "idle" : "failed");
  }

  const summary = [
    pause === null ? texts.open : texts.pausedUntil(formatTime(pause)),
    ...(extra_minutes > 0 ? [texts.extra(extra_minutes)] : []),
  ].join(" · ");
  return (
    <details className={`switches${pause === null ? "" : " switches--paused"}`}>
      <summary className="switches__summary">{summary}</summary>
      <div className="switches__panel" aria-busy={state === "busy"}>
        <Group title={texts.pause}>
          {PAUSES.map((minutes) => (
            <button
              className="step"
              key={minutes}
              type="button"
              onClick={() => change({ paused_until: pauseEnd(now, minutes) })}
            >
              {texts.minutes(minutes)}
            </button>
          ))}
          {pause !== null && (
            <button className="step" type="button" onClick={() => change({ paused_until: null })}>
              {texts.endPause}
            </button>
          )}
        </Group>
        <Group title={texts.busy}>
          {BUSY.map((minutes) => (
            <button
              className="step"
              key={minutes}
              type="button"
              aria-pressed={extra_minutes === minutes}
              onClick={() => change({ extra_minutes: minutes })}
            >
              {minutes === 0 ? texts.usual : texts.extra(minutes)}
            </button>
          ))}
        </Group>
        <p className="switches__outcome" role="status">
          {state === "busy" && texts.saving}
          {state === "failed" && texts.failed}
        </p>
      </div>
    </details>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="switches__group">
      <legend className="switches__title">{title}</legend>
      {children}
    </fieldset>
  );
}
