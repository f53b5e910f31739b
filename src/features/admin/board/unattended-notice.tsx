import { Button } from "@chakra-ui/react";
import { useBoard } from "@/data/staff/board-provider";
import { isUnattended } from "@/domain/availability/is-unattended";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { formatMoment } from "@/domain/text/format-moment";
import { boardTexts } from "@/i18n/admin/board-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { useSetAvailability } from "./availability/use-set-availability";
import { alertName, RestaurantAlert } from "./parts/restaurant-alert";

/**
 * Alerts for restaurants whose orders are paused because nobody answered. Only a tap resumes them,
 * because an open page does not prove that somebody looks at it.
 */
export function UnattendedNotices({ restaurants }: { restaurants: readonly Restaurant[] }) {
  const { availabilityOf } = useBoard();
  return restaurants.map((restaurant) => {
    const availability = availabilityOf(restaurant.key);
    if (!availability || !isUnattended(availability)) return null;
    const since = availability.paused_unattended_at ?? 0;
    const name = alertName(restaurant, restaurants);
    return (
      <UnattendedNotice key={restaurant.key} restoKey={restaurant.key} name={name} since={since} />
    );
  });
}

function UnattendedNotice(props: { restoKey: string; name: string | null; since: number }) {
  const { restoKey, name, since } = props;
  const texts = useTexts(boardTexts).unattended;
  const language = useLanguage();
  const { state, change } = useSetAvailability(restoKey);
  const message = texts.paused(formatMoment(since, language));
  return (
    <RestaurantAlert name={name} message={message} outcome={{ state, texts }}>
      <Button size="lg" disabled={state === "busy"} onClick={() => change({ paused_until: null })}>
        {state === "busy" ? texts.resuming : texts.resume}
      </Button>
    </RestaurantAlert>
  );
}
