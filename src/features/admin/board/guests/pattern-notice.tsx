import { useState } from "react";
import { useBoard } from "@/data/board-provider";
import { type AbusePattern, abusePattern } from "@/domain/limits/abuse-pattern";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import { guestShareTexts } from "@/i18n/admin/guest-share-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { endOfBusinessDay } from "../availability/availability-choices";
import { activeGuestShare } from "../availability/guest-share-control";
import { useSetAvailability } from "../availability/use-set-availability";

/** How long "everything is fine" silences new patterns. */
const IGNORE_MS = 15 * MINUTE_MS;

/** Notices about restaurants whose orders look like misuse; each offers the switch with one tap. */
export function PatternNotices({ restaurants }: { restaurants: readonly Restaurant[] }) {
  const { orders, availabilityOf } = useBoard();
  const now = useAtomValue(serverNowAtom);
  return restaurants.map(({ key, title, address }) => {
    const availability = availabilityOf(key);
    if (!availability || activeGuestShare(availability, now)) return null;
    const own = orders.items.filter(({ resto_key }) => resto_key === key);
    const pattern = abusePattern(own, now);
    if (!pattern) return null;
    const name = restaurants.length > 1 ? `${title} · ${address.city}` : null;
    return <PatternNotice key={key} restoKey={key} name={name} pattern={pattern} />;
  });
}

function PatternNotice(props: { restoKey: string; name: string | null; pattern: AbusePattern }) {
  const { restoKey, name, pattern } = props;
  const texts = useTexts(guestShareTexts);
  const now = useAtomValue(serverNowAtom);
  const { state, change } = useSetAvailability(restoKey);
  const [ignoredUntil, setIgnoredUntil] = useState(0);
  if (pattern.at <= ignoredUntil) return null;
  return (
    <div className="board-notice board-notice--danger" role="alert">
      <p>
        {name && `${name}: `}
        {texts.patterns[pattern.kind](pattern.count)}
        {state === "failed" && ` ${texts.failed}`}
        {state === "offline" && ` ${texts.offline}`}
      </p>
      <button
        className="step step--main"
        type="button"
        disabled={state === "busy"}
        onClick={() => change({ guest_share: { share: 0, until: endOfBusinessDay(now) } })}
      >
        {state === "busy" ? texts.busy : texts.verifiedOnly}
      </button>
      <button
        className="step"
        type="button"
        onClick={() => setIgnoredUntil(pattern.at + IGNORE_MS)}
      >
        {texts.ignore}
      </button>
    </div>
  );
}
