import { Button, Text } from "@chakra-ui/react";
import { SearchedRestaurants } from "@/admin-ui/data/searched-restaurants";
import { EmptyState } from "@/admin-ui/feedback/empty-state";
import { InlineError } from "@/admin-ui/feedback/inline-error";
import { Page } from "@/admin-ui/layout/page";
import { type Overview, useOverview } from "@/data/staff/use-overview";
import { toDoList } from "@/domain/staff/to-do";
import { type RestaurantNeeds, urgencyOf } from "@/domain/staff/urgency";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { formatTime } from "@/domain/text/format";
import { overviewTexts } from "@/i18n/admin/overview-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { selectedRestaurantAtom } from "@/state/staff/selected-restaurant-atom";
import type { OverviewLinks } from "./overview-links";
import { RestaurantCard } from "./restaurant-card";
import { RestaurantCards } from "./restaurant-cards";
import { RestaurantRanking } from "./restaurant-ranking";
import { ToDoSection } from "./to-do-section";
import { TodayFigures } from "./today-figures";
import { useNeeds } from "./use-needs";

interface OverviewPageProps {
  readonly restaurants: readonly Restaurant[];
  readonly pages: Omit<OverviewLinks, "choose">;
  /** Whether the user may read sales. */
  readonly canManage: boolean;
}

/**
 * The user's restaurants, the most urgent first; for managers also today's sales and tables, and a
 * ranking of several restaurants.
 */
export function OverviewPage({ restaurants, pages, canManage }: OverviewPageProps) {
  const texts = useTexts(overviewTexts);
  const choose = useSetAtom(selectedRestaurantAtom);
  const now = useAtomValue(serverNowAtom);
  const restoKeys = restaurants.map(({ key }) => key);
  const overview = useOverview(restoKeys);
  const { entries, asOf, status } = overview;
  const needsOf = useNeeds(restoKeys, entries, now);
  const [first, ...others] = restaurants;
  if (!first) return <EmptyState title={texts.emptyTitle} text={texts.empty} isPage />;
  const rated = restaurants.map((restaurant) => ({ restaurant, needs: needsOf(restaurant.key) }));
  const sorted = rated.toSorted(
    (one, other) => urgencyOf(other.needs, now) - urgencyOf(one.needs, now),
  );
  const isOwner = canManage && others.length === 0;
  return (
    <Page
      title={isOwner ? texts.todayTitle(first.title) : texts.title}
      description={<AsOf overview={overview} />}
      width={others.length > 0 ? "full" : "wide"}
      actions={
        <Button
          variant="outline"
          colorPalette="gray"
          aria-disabled={status === "loading"}
          onClick={overview.reload}
        >
          {texts.reload}
        </Button>
      }
    >
      <Sums overview={overview} needs={rated.map(({ needs }) => needs)} />
      {status === "failed" && asOf === null && (
        <InlineError title={texts.failed} onRetry={overview.reload} />
      )}
      {asOf !== null && (
        <ToDoSection
          restaurants={restaurants}
          items={toDoList(
            new Map(rated.map(({ restaurant, needs }) => [restaurant.key, needs])),
            now,
          )}
          now={now}
          links={{ ...pages, choose }}
        />
      )}
      {canManage && <TodayFigures restoKeys={restoKeys} entries={entries} />}
      <SearchedRestaurants restaurants={sorted.map(({ restaurant }) => restaurant)}>
        {(found) => (
          <RestaurantCards
            restaurants={found}
            isOnly={others.length === 0}
            cardOf={(restaurant) => (
              <RestaurantCard
                key={restaurant.key}
                restaurant={restaurant}
                entry={entries.get(restaurant.key) ?? null}
                needs={needsOf(restaurant.key)}
                now={now}
                links={{ ...pages, choose }}
              />
            )}
          />
        )}
      </SearchedRestaurants>
      {canManage && others.length > 0 && asOf !== null && (
        <RestaurantRanking restaurants={restaurants} entries={entries} />
      )}
    </Page>
  );
}

function AsOf({ overview: { asOf, status } }: { overview: Overview }) {
  const texts = useTexts(overviewTexts);
  if (asOf === null) return status === "failed" ? null : texts.loading;
  const time = formatTime(asOf);
  return status === "failed" ? texts.stale(time) : texts.asOf(time);
}

interface SumsProps {
  readonly overview: Overview;
  readonly needs: readonly RestaurantNeeds[];
}

function Sums({ overview: { entries, asOf }, needs }: SumsProps) {
  const texts = useTexts(overviewTexts);
  if (asOf === null) return null;
  const orders = [...entries.values()].reduce((sum, { orders_today }) => sum + orders_today, 0);
  const unanswered = needs.reduce((sum, each) => sum + each.unanswered, 0);
  return (
    <Text role="status" fontSize="lg" fontWeight="semibold">
      {texts.sums(orders, unanswered)}
    </Text>
  );
}
