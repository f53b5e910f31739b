import { Button, Grid, Text } from "@chakra-ui/react";
import { SearchedRestaurants } from "@/admin-ui/data/searched-restaurants";
import { Page } from "@/admin-ui/layout/page";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { useTexts } from "@/i18n/use-texts";

interface RestaurantChoiceProps {
  readonly restaurants: readonly Restaurant[];
  readonly onChoose: (restoKey: string) => void;
}

/** Asks for a restaurant, for pages that show only one while all are selected. */
export function RestaurantChoice({ restaurants, onChoose }: RestaurantChoiceProps) {
  const texts = useTexts(adminTexts);
  return (
    <Page title={texts.chooseRestaurant} description={texts.chooseRestaurantHelp}>
      <SearchedRestaurants restaurants={restaurants}>
        {(found) => (
          <Grid templateColumns="repeat(auto-fill, minmax(min(16rem, 100%), 1fr))" gap="3">
            {found.map(({ key, title, address }) => (
              <Button
                key={key}
                type="button"
                variant="outline"
                colorPalette="gray"
                h="auto"
                minH="4rem"
                py="2"
                flexDirection="column"
                alignItems="flex-start"
                gap="0.5"
                whiteSpace="normal"
                textAlign="start"
                onClick={() => onChoose(key)}
              >
                {title}
                <Text as="span" color="fg.muted" fontWeight="normal">
                  {address.city}
                </Text>
              </Button>
            ))}
          </Grid>
        )}
      </SearchedRestaurants>
    </Page>
  );
}
