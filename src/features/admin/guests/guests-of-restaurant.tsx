import { useState } from "react";
import type { EraseGuestAnswer } from "@/domain/guest/guest-answers.schema";
import { BlockList } from "./block-list";
import { ErasedNotice } from "./erased-notice";
import { GuestResults } from "./guest-results";
import { GuestSearchForm } from "./guest-search-form";
import { useBlocks } from "./use-blocks";
import { useGuestSearch } from "./use-guest-search";

interface GuestsOfRestaurantProps {
  readonly restoKey: string;
  /** Phone number to search at once; null for none. */
  readonly initial: string | null;
}

/** Search, results and blocks of one restaurant. */
export function GuestsOfRestaurant({ restoKey, initial }: GuestsOfRestaurantProps) {
  const search = useGuestSearch(restoKey, initial);
  const blocks = useBlocks(restoKey);
  const [erased, setErased] = useState<EraseGuestAnswer | null>(null);
  return (
    <>
      <GuestSearchForm
        initial={initial ?? ""}
        onSearch={(typed) => {
          setErased(null);
          return search.search(typed);
        }}
      />
      <div role="status">{erased && <ErasedNotice erased={erased} />}</div>
      <GuestResults
        restoKey={restoKey}
        search={search}
        blocks={blocks}
        onErased={(answer) => {
          setErased(answer);
          blocks.reload();
          if (search.guest) search.search(search.guest.typed);
        }}
      />
      <BlockList blocks={blocks} />
    </>
  );
}
