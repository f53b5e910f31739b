import { lazyPart } from "@/page-lifecycle/lazy-part";
import { FilterSheet } from "./filter-sheet";

const PartySheet = lazyPart(async () => (await import("../party/party-sheet")).PartySheet);

interface FinderSheetProps {
  readonly view: "filter" | "party";
  readonly onClosed: () => void;
}

/** The sheet that a button beside the search field opens: the filters, or the table for a party. */
export function FinderSheet({ view, onClosed }: FinderSheetProps) {
  return view === "party" ? (
    <PartySheet onClosed={onClosed} />
  ) : (
    <FilterSheet onClosed={onClosed} />
  );
}
