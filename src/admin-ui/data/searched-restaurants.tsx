import { Box, Text } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { findRestaurants } from "@/domain/tenant/find-restaurants";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { kitTexts } from "@/i18n/admin/kit-texts";
import { useTexts } from "@/i18n/use-texts";
import { TextField } from "../form/text-field";

/** Shorter lists have no search field. */
const MIN_RESTAURANTS_FOR_SEARCH = 13;

interface SearchedRestaurantsProps {
  readonly restaurants: readonly Restaurant[];
  readonly children: (found: readonly Restaurant[]) => ReactNode;
}

/** A list of restaurants; a long one with a search by title and town. */
export function SearchedRestaurants({ restaurants, children }: SearchedRestaurantsProps) {
  const texts = useTexts(kitTexts);
  const [query, setQuery] = useState("");
  if (restaurants.length < MIN_RESTAURANTS_FOR_SEARCH) return children(restaurants);
  const found = findRestaurants(restaurants, query);
  return (
    <>
      <Box maxW="24rem">
        <TextField
          type="search"
          autoComplete="off"
          label={texts.findRestaurant}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <output className="visually-hidden">
          {query.trim() && texts.foundRestaurants(found.length)}
        </output>
      </Box>
      {found.length === 0 ? <Text>{texts.foundRestaurants(0)}</Text> : children(found)}
    </>
  );
}
