import { Button } from "@chakra-ui/react";
import { useState } from "react";
import { useBoard } from "@/data/staff/board-provider";
import { useSetAvailability } from "@/data/staff/use-set-availability";
import { type AbusePattern, abusePattern } from "@/domain/limits/abuse-pattern";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import { endOfBusinessDay } from "@/domain/time/business-day";
import { guestShareTexts } from "@/i18n/admin/guest-share-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { activeGuestShare } from "../availability/guest-share-control";
import { NoticeButton } from "../parts/board-status";
import { alertName, RestaurantAlert } from "../parts/restaurant-alert";

/** How long "everything is fine" silences new patterns. */
const IGNORE_MS = 15 * MINUTE_MS;

/** Notices about restaurants whose orders look like misuse; each offers the switch with one tap. */
export function PatternNotices({ restaurants }: { restaurants: readonly Restaurant[] }) {
  const { orders, availabilityOf } = useBoard();
  const now = useAtomValue(serverNowAtom);
  return restaurants.map((restaurant) => {
    const { key } = restaurant;
    const availability = availabilityOf(key);
    if (!availability || activeGuestShare(availability, now)) return null;
    const own = orders.items.filter(({ resto_key }) => resto_key === key);
    const pattern = abusePattern(own, now);
    if (!pattern) return null;
    const name = alertName(restaurant, restaurants);
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
    <RestaurantAlert
      name={name}
      message={texts.patterns[pattern.kind](pattern.count)}
      outcome={{ state, texts }}
    >
      <Button
        size="lg"
        disabled={state === "busy"}
        onClick={() => change({ guest_share: { share: 0, until: endOfBusinessDay(now) } })}
      >
        {state === "busy" ? texts.busy : texts.verifiedOnly}
      </Button>
      <NoticeButton onClick={() => setIgnoredUntil(pattern.at + IGNORE_MS)}>
        {texts.ignore}
      </NoticeButton>
    </RestaurantAlert>
  );
}
