import type { Restaurant } from "../../domain/tenant/restaurant.schema";
import { BoardPage } from "../../features/admin/board/board-page";
import { useAtomValue } from "../../state/jotai-hooks";
import { staffChoiceAtom } from "../../state/staff-choice-atom";

/** The board of the chosen restaurant, or of all of the person's. */
export function BoardRoute({ restaurants }: { restaurants: readonly Restaurant[] }) {
  const choice = useAtomValue(staffChoiceAtom);
  const chosen = restaurants.filter(({ key }) => key === choice);
  return <BoardPage restaurants={chosen.length > 0 ? chosen : restaurants} />;
}
