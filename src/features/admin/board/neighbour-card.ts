/** Direction on the screen: columns to the right, rows down. */
type Move = readonly [columns: -1 | 0 | 1, rows: -1 | 0 | 1];

/** Cards of one lane have the same left edge; anything below is rounding. */
const SAME_LANE_PX = 8;

/**
 * The card next to another one on the screen: in the same lane for up and down, else at about the
 * same height in the nearest lane.
 * @returns null if there is none in that direction
 */
export function neighbourCard<Card extends Pick<Element, "getBoundingClientRect">>(
  cards: readonly Card[],
  from: Card,
  [columns, rows]: Move,
): Card | null {
  const start = from.getBoundingClientRect();
  const ahead = cards.flatMap((card) => {
    const { left, top } = card.getBoundingClientRect();
    const across = left - start.left;
    const down = top - start.top;
    const isSameLane = Math.abs(across) < SAME_LANE_PX;
    const isAhead =
      columns === 0 ? isSameLane && down * rows > 0 : !isSameLane && across * columns > 0;
    return isAhead ? { card, across: Math.abs(across), down: Math.abs(down) } : [];
  });
  const nearestLane = Math.min(...ahead.map(({ across }) => across));
  const [nearest] = ahead
    .filter(({ across }) => across < nearestLane + SAME_LANE_PX)
    .sort((a, b) => a.down - b.down);
  return nearest?.card ?? null;
}
