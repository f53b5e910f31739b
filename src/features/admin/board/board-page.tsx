import { BoardProvider } from "@/data/board-provider";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { BoardView } from "./board-view";
import "./board.css";

/** The live order board of one or several restaurants. */
export function BoardPage({ restaurants }: { restaurants: readonly Restaurant[] }) {
  const keys = restaurants.map(({ key }) => key);
  return (
    <BoardProvider key={keys.join(" ")} restoKeys={keys}>
      <BoardView restaurants={restaurants} />
    </BoardProvider>
  );
}
