import { Box } from "@chakra-ui/react";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { Page } from "@/admin-ui/layout/page";
import { useBlocks } from "@/data/staff/use-blocks";
import { useGuestSearch } from "@/data/staff/use-guest-search";
import type { EraseGuestAnswer } from "@/domain/guest/guest-answers.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { guestsTexts } from "@/i18n/admin/guests-texts";
import { useTexts } from "@/i18n/use-texts";
import { BlockList } from "./block-list";
import { ErasedNotice } from "./erased-notice";
import { parseGuestLink } from "./guest-link";
import { GuestResults } from "./guest-results";
import { GuestSearchForm } from "./guest-search-form";

/**
 * Finds, exports, erases and blocks the guests of one restaurant. A link can name a restaurant and a
 * phone number; they travel in the history's state, because addresses reach the hosting's logs.
 */
export function GuestsPage({ restaurant }: { restaurant: Restaurant }) {
  const texts = useTexts(guestsTexts);
  const link = parseGuestLink(useLocation().state);
  const initial = link?.restoKey === restaurant.key ? link.phone : null;
  const search = useGuestSearch(restaurant.key, initial);
  const blocks = useBlocks(restaurant.key);
  const [erased, setErased] = useState<EraseGuestAnswer | null>(null);
  return (
    <Page title={texts.title} description={texts.intro}>
      <GuestSearchForm
        initial={initial ?? ""}
        onSearch={(typed) => {
          setErased(null);
          return search.search(typed);
        }}
      />
      <Box role="status" _empty={{ position: "absolute" }}>
        {erased && <ErasedNotice erased={erased} />}
      </Box>
      <GuestResults
        restoKey={restaurant.key}
        search={search}
        blocks={blocks}
        onErased={(answer) => {
          setErased(answer);
          blocks.reload();
          if (search.guest) search.search(search.guest.typed);
        }}
      />
      <BlockList blocks={blocks} />
    </Page>
  );
}
