import type { ReactNode } from "react";
import { isUnattended } from "@/domain/availability/is-unattended";
import { isBoardSilent } from "@/domain/staff/heartbeat";
import type { OverviewEntry } from "@/domain/staff/overview.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { formatDay, formatTime } from "@/domain/text/format";
import { type Instant, MINUTE_MS, toLocal } from "@/domain/time/berlin-time";
import { overviewTexts } from "@/i18n/admin/overview-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";

interface RestaurantCardProps {
  readonly restaurant: Restaurant;
  /** Null while loading. */
  readonly entry: OverviewEntry | null;
  readonly now: Instant;
  /** Links to the board and the website. */
  readonly children: ReactNode;
}

/** Current state of one restaurant. */
export function RestaurantCard({ restaurant, entry, now, children }: RestaurantCardProps) {
  const texts = useTexts(overviewTexts);
  const isWaiting = (entry?.unanswered ?? 0) > 0;
  return (
    <li
      className={`overview__restaurant${isWaiting ? " overview__restaurant--waiting" : ""}`}
      data-testid="overview-restaurant"
    >
      <h2 className="overview__name">{restaurant.title}</h2>
      <p className="overview__place">{restaurant.address.city}</p>
      {entry && <States entry={entry} now={now} />}
      <dl className="overview__figures">
        <div>
          <dt>{texts.ordersToday}</dt>
          <dd>{entry ? entry.orders_today : "–"}</dd>
        </div>
        <div className={isWaiting ? "overview__figure--waiting" : ""}>
          <dt>{texts.unanswered}</dt>
          <dd>{entry ? entry.unanswered : "–"}</dd>
        </div>
        <div className="overview__seen">
          <dt>{texts.board}</dt>
          <dd>{entry ? <LastSeen entry={entry} now={now} /> : "–"}</dd>
        </div>
      </dl>
      <div className="overview__links">{children}</div>
    </li>
  );
}

function States({ entry, now }: { entry: OverviewEntry; now: Instant }) {
  const texts = useTexts(overviewTexts);
  const opening = useOpeningText(entry);
  const { paused_until, extra_minutes } = entry;
  const isOpen = entry.opening?.open === true;
  const isPaused = paused_until !== null && paused_until > now;
  return (
    <ul className="overview__states">
      <li className={`overview__state${isOpen ? " overview__state--open" : ""}`}>{opening}</li>
      {isUnattended(entry) && (
        <li className="overview__state overview__state--danger">{texts.unattended}</li>
      )}
      {isPaused && (
        <li className="overview__state overview__state--warning">
          {texts.paused(formatTime(paused_until))}
        </li>
      )}
      {extra_minutes > 0 && <li className="overview__state">{texts.extra(extra_minutes)}</li>}
      {isOpen && isBoardSilent(entry.seen_at, now) && (
        <li className="overview__state overview__state--danger">{texts.silent}</li>
      )}
    </ul>
  );
}

function useOpeningText({ opening }: OverviewEntry): string {
  const texts = useTexts(overviewTexts);
  const language = useLanguage();
  if (!opening) return texts.notSetUp;
  if (opening.open) return texts.openUntil(formatTime(opening.until));
  const { next, cause } = opening;
  const closed =
    next === null
      ? texts.closed
      : texts.opens(`${formatDay(next, language).split(" ")[0]} ${formatTime(next)}`);
  return cause === "hours" ? closed : `${closed} (${texts[cause]})`;
}

function LastSeen({ entry, now }: { entry: OverviewEntry; now: Instant }) {
  const texts = useTexts(overviewTexts);
  const language = useLanguage();
  const { seen_at } = entry;
  if (seen_at === null) return texts.never;
  if (!isBoardSilent(seen_at, now)) {
    const minutes = Math.floor((now - seen_at) / MINUTE_MS);
    return minutes < 6 ? texts.seenNow : texts.seenMinutes(minutes);
  }
  const isToday = toLocal(seen_at).date === toLocal(now).date;
  const time = formatTime(seen_at);
  return texts.seenAt(isToday ? time : `${formatDay(seen_at, language)}, ${time}`);
}
