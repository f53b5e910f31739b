import { Link } from "react-router-dom";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { formatTime } from "@/domain/text/format";
import { overviewTexts } from "@/i18n/admin/overview-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { selectedRestaurantAtom } from "@/state/staff/selected-restaurant-atom";
import { EmptyState } from "@/ui/feedback/empty-state";
import { ErrorState } from "@/ui/feedback/error-state";
import { RestaurantCard } from "./restaurant-card";
import { type Overview, useOverview } from "./use-overview";
import "./overview.css";

interface OverviewPageProps {
  readonly restaurants: readonly Restaurant[];
  /** Address of the order board. */
  readonly board: string;
}

/** Current state of the staff member's restaurants, with links to their orders. */
export function OverviewPage({ restaurants, board }: OverviewPageProps) {
  const texts = useTexts(overviewTexts);
  const choose = useSetAtom(selectedRestaurantAtom);
  const now = useAtomValue(serverNowAtom);
  const overview = useOverview(restaurants.map(({ key }) => key).join(" "));
  const { entries, asOf, status } = overview;
  if (restaurants.length === 0) {
    return <EmptyState title={texts.emptyTitle} text={texts.empty} isPage />;
  }
  return (
    <div className="admin-page overview">
      <header className="admin-page__head">
        <div>
          <h1 className="admin-page__title">{texts.title}</h1>
          <AsOf overview={overview} />
        </div>
        <button
          className="button button--outline"
          type="button"
          aria-disabled={status === "loading"}
          onClick={overview.reload}
        >
          {texts.reload}
        </button>
      </header>
      {status === "failed" && asOf === null && <ErrorState onRetry={overview.reload} />}
      <ul className="overview__list">
        {restaurants.map((restaurant) => (
          <RestaurantCard
            key={restaurant.key}
            restaurant={restaurant}
            entry={entries.get(restaurant.key) ?? null}
            now={now}
          >
            <Link
              className="button button--primary"
              to={board}
              aria-label={`${texts.toBoard}: ${restaurant.title}`}
              onClick={() => choose(restaurant.key)}
            >
              {texts.toBoard}
            </Link>
            <a
              className="button button--ghost"
              href={restaurant.url}
              aria-label={`${texts.opensSite}: ${restaurant.title}`}
            >
              {texts.opensSite}
            </a>
          </RestaurantCard>
        ))}
      </ul>
    </div>
  );
}

function AsOf({ overview: { entries, asOf, status } }: { overview: Overview }) {
  const texts = useTexts(overviewTexts);
  if (asOf === null) {
    return status === "failed" ? null : <p className="admin-page__intro">{texts.loading}</p>;
  }
  const all = [...entries.values()];
  const orders = all.reduce((sum, { orders_today }) => sum + orders_today, 0);
  const unanswered = all.reduce((sum, entry) => sum + entry.unanswered, 0);
  const time = formatTime(asOf);
  return (
    <>
      <p className="admin-page__intro">
        {status === "failed" ? texts.stale(time) : texts.asOf(time)}
      </p>
      <p className="overview__sums" role="status">
        {texts.sums(orders, unanswered)}
      </p>
    </>
  );
}
