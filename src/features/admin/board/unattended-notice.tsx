import { useBoard } from "@/data/board-provider";
import { isUnattended } from "@/domain/availability/is-unattended";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { formatDay, formatTime } from "@/domain/text/format";
import { boardTexts } from "@/i18n/admin/board-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { useSetAvailability } from "./availability/use-set-availability";

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
    const name = restaurants.length > 1 ? `${restaurant.title} · ${restaurant.address.city}` : null;
    return (
      <UnattendedNotice key={restaurant.key} restoKey={restaurant.key} name={name} since={since} />
    );
  });
}

function UnattendedNotice(props: { restoKey: string; name: string | null; since: number }) {
  const { restoKey, name, since } = props;
  const texts = useTexts(boardTexts).unattended;
  const day = formatDay(since, useLanguage());
  const { state, change } = useSetAvailability(restoKey);
  return (
    <div className="board-notice board-notice--danger" role="alert">
      <p>
        {name && `${name}: `}
        {texts.paused(`${day}, ${formatTime(since)}`)}
        {state === "failed" && ` ${texts.failed}`}
        {state === "offline" && ` ${texts.offline}`}
      </p>
      <button
        className="step step--main"
        type="button"
        disabled={state === "busy"}
        onClick={() => change({ paused_until: null })}
      >
        {state === "busy" ? texts.resuming : texts.resume}
      </button>
    </div>
  );
}
