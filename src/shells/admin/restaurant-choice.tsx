import { Button, SimpleGrid, Text } from "@chakra-ui/react";
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
      <SimpleGrid minChildWidth={{ base: "full", sm: "16rem" }} gap="3">
        {restaurants.map(({ key, title, address }) => (
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
      </SimpleGrid>
    </Page>
  );
}
