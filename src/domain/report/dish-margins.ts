import { costOf } from "../menu/costs/cost-of";
import type { DishCosts } from "../menu/costs/dish-costs.schema";
import type { Cents } from "../money/money";
import { sum } from "./order-report";
import type { SoldItem } from "./report.schema";

/** The fields of menu engineering; the usual names are stars, plowhorses, puzzles and dogs. */
export const MARGIN_FIELDS = ["stars", "plowhorses", "puzzles", "dogs"] as const;

export type MarginField = (typeof MARGIN_FIELDS)[number];

/** A dish with a known cost. */
export interface DishMargin extends SoldItem {
  /** Net sales less the cost of all portions; negative if a portion costs more than it brings. */
  readonly contribution_cents: Cents;
  /** The same of one portion on average, rounded. */
  readonly margin_cents: Cents;
}

interface DishMargins {
  /** Highest contribution first. */
  readonly fields: Readonly<Record<MarginField, readonly DishMargin[]>>;
  /** Sold dishes without a cost, most portions first. */
  readonly without_cost: readonly SoldItem[];
  /** Average margin of a portion, weighted by sales; 0 without dishes. */
  readonly average_cents: Cents;
}

/** A dish is popular from this part of the average share on, in tenths. */
const POPULAR_TENTHS = 7;

/**
 * Sorts dishes by popularity and margin, after Kasavana and Smith, "Menu Engineering" (1982).
 *
 * - Margin of a dish = net sales − portions × cost. Sales are the prices as sold, with options, without
 *   VAT and deposit; discounts and delivery fees belong to no dish.
 * - Popular: at least 70 % of the average share, that is `portions ÷ all ≥ 0.7 ÷ number of dishes`.
 * - Profitable: the margin of a portion is at least the average margin of all portions.
 *
 * Only sold dishes with a cost are compared with each other.
 */
export function dishMargins(sold: readonly SoldItem[], costs: DishCosts): DishMargins {
  const known = sold.flatMap((item): DishMargin[] => {
    const cost = costOf(costs, item.item_id);
    if (cost === null || item.qty <= 0) return [];
    const contribution_cents = item.net_cents - item.qty * cost;
    const margin_cents = Math.round(contribution_cents / item.qty);
    return [{ ...item, contribution_cents, margin_cents }];
  });
  const portions = sum(known.map(({ qty }) => qty));
  const contribution = sum(known.map(({ contribution_cents }) => contribution_cents));
  const fieldOf = ({ qty, contribution_cents }: DishMargin): MarginField => {
    const isPopular = 10 * qty * known.length >= POPULAR_TENTHS * portions;
    const isProfitable = contribution_cents * portions >= contribution * qty;
    if (isPopular) return isProfitable ? "stars" : "plowhorses";
    return isProfitable ? "puzzles" : "dogs";
  };
  const inField = (field: MarginField) =>
    known
      .filter((dish) => fieldOf(dish) === field)
      .toSorted((one, other) => other.contribution_cents - one.contribution_cents);
  return {
    fields: {
      stars: inField("stars"),
      plowhorses: inField("plowhorses"),
      puzzles: inField("puzzles"),
      dogs: inField("dogs"),
    },
    without_cost: sold
      .filter((item) => item.qty > 0 && costOf(costs, item.item_id) === null)
      .toSorted((one, other) => other.qty - one.qty),
    average_cents: portions === 0 ? 0 : Math.round(contribution / portions),
  };
}
