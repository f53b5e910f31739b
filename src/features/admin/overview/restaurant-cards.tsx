import { Flex, List } from "@chakra-ui/react";
import { type ReactElement, useState } from "react";
import { Pager } from "@/admin-ui/data/pager";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";

const PAGE_SIZE = 24;

interface RestaurantCardsProps {
  readonly restaurants: readonly Restaurant[];
  /** Whether the user has no other restaurant. */
  readonly isOnly: boolean;
  /** The card of a restaurant, with its key. */
  readonly cardOf: (restaurant: Restaurant) => ReactElement;
}

/** Cards of restaurants in pages. */
export function RestaurantCards({ restaurants, isOnly, cardOf }: RestaurantCardsProps) {
  const [page, setPage] = useState(1);
  const pages = Math.max(1, Math.ceil(restaurants.length / PAGE_SIZE));
  const current = Math.min(page, pages);
  const shown = restaurants.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE);
  return (
    <>
      <List.Root
        variant="plain"
        display="grid"
        gap="4"
        gridTemplateColumns={isOnly ? "1fr" : "repeat(auto-fill, minmax(min(20rem, 100%), 1fr))"}
      >
        {shown.map((restaurant) => cardOf(restaurant))}
      </List.Root>
      <Flex justify="center">
        <Pager page={current} pages={pages} onPage={setPage} />
      </Flex>
    </>
  );
}
