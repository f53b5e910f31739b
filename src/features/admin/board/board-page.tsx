import { BoardProvider } from "@/data/board-provider";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { BoardView } from "./board-view";
import "./board.css";

interface BoardPageProps {
  readonly restaurants: readonly Restaurant[];
  /** Address of the page on which managers block guests; null for other staff. */
  readonly guests: string | null;
}

/** The live order board of one or several restaurants. */
export function BoardPage({ restaurants, guests }: BoardPageProps) {
  const keys = restaurants.map(({ key }) => key);
  return (
    <BoardProvider key={keys.join(" ")} restoKeys={keys}>
      <BoardView restaurants={restaurants} guests={guests} />
    </BoardProvider>
  );
}
