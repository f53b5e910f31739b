import type { ReactNode } from "react";
import { BoardProvider, useBoard } from "@/data/staff/board-provider";
import { GuestCardsProvider } from "@/data/staff/guests/guest-cards";
import { BoardView, type BoardViewProps } from "./board-view";
import "./board.css";

/** The live order board of one or several restaurants. */
export function BoardPage(props: BoardViewProps) {
  const keys = props.restaurants.map(({ key }) => key);
  return (
    <BoardProvider key={keys.join(" ")} restoKeys={keys}>
      <WithGuestCards>
        <BoardView {...props} />
      </WithGuestCards>
    </BoardProvider>
  );
}

function WithGuestCards({ children }: { children: ReactNode }) {
  const { orders } = useBoard();
  return (
    <GuestCardsProvider idField="order_id" documents={orders.items}>
      {children}
    </GuestCardsProvider>
  );
}
