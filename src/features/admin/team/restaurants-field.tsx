import { Box, Fieldset, SimpleGrid } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { SearchedRestaurants } from "@/admin-ui/data/searched-restaurants";
import { CheckboxField } from "@/admin-ui/form/checkbox-field";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { teamTexts } from "@/i18n/admin/team-texts";
import { useTexts } from "@/i18n/use-texts";

interface RestaurantsFieldProps {
  readonly restaurants: readonly Restaurant[];
  /** Keys of the selected restaurants. */
  readonly keys: readonly string[];
  readonly error: ReactNode;
  readonly onChange: (keys: readonly string[]) => void;
}

/** Selects the restaurants of a staff member. */
export function RestaurantsField({ restaurants, keys, error, onChange }: RestaurantsFieldProps) {
  const texts = useTexts(teamTexts);
  return (
    <Fieldset.Root invalid={Boolean(error)}>
      <Fieldset.Legend fontWeight="semibold">
        {texts.restaurants} {keys.length > 1 && texts.selected(keys.length)}
      </Fieldset.Legend>
      <SearchedRestaurants restaurants={restaurants}>
        {(found) => (
          <Box maxH="40dvh" overflowY="auto">
            <SimpleGrid columns={{ base: 1, sm: 2 }} columnGap="4">
              {found.map(({ key, title, address }) => (
                <CheckboxField
                  key={key}
                  label={`${title} · ${address.city}`}
                  checked={keys.includes(key)}
                  onCheckedChange={(isChecked) =>
                    onChange(isChecked ? [...keys, key] : keys.filter((each) => each !== key))
                  }
                />
              ))}
            </SimpleGrid>
          </Box>
        )}
      </SearchedRestaurants>
      <Fieldset.ErrorText>{error}</Fieldset.ErrorText>
    </Fieldset.Root>
  );
}
