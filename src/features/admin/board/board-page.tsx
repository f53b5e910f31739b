import { BoardProvider } from "@/data/staff/board-provider";
import { BoardView, type BoardViewProps } from "./board-view";
import "./board.css";

/** The live order board of one or several restaurants. */
export function BoardPage(props: BoardViewProps) {
  const keys = props.restaurants.map(({ key }) => key);
  return (
    <BoardProvider key={keys.join(" ")} restoKeys={keys}>
      <BoardView {...props} />
    </BoardProvider>
  );
}
