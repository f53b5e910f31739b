import { Box, chakra, Icon, Text } from "@chakra-ui/react";
import { useLocation, useNavigate } from "react-router-dom";
import { ChevronDownIcon, StoreIcon } from "@/admin-ui/icons";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtom } from "@/state/jotai-hooks";
import { selectedRestaurantAtom } from "@/state/staff/selected-restaurant-atom";
import { adminRoutes } from "../routes/admin-routes";

/**
 * Selects one restaurant, or all of them except in the editors. Staff with a single restaurant only
 * see its name.
 */
export function RestaurantPicker({ restaurants }: { restaurants: readonly Restaurant[] }) {
  const texts = useTexts(adminTexts);
  const [choice, choose] = useAtom(selectedRestaurantAtom);
  const { pathname, state } = useLocation();
  const editor = editorAddress(pathname);
  const navigate = useNavigate();
  if (restaurants.length < 2) return <Face name={restaurants[0]?.title ?? ""} />;
  const chosen = restaurants.find(({ key }) => key === choice);
  return (
    <Box
      position="relative"
      flex={{ base: "1", lg: "none" }}
      flexShrink="0"
      minW="0"
      _focusWithin={{
        outline: "3px solid",
        outlineColor: "brand.focusRing",
        outlineOffset: "-3px",
      }}
      _hover={{ bg: "bg.subtle" }}
    >
      <Face name={chosen?.title ?? texts.allRestaurants} isSelect />
      {/* The select covers its face, so that a long title may take two lines. */}
      <chakra.select
        position="absolute"
        inset="0"
        w="full"
        opacity="0"
        cursor="pointer"
        aria-label={texts.restaurant}
        value={chosen?.key ?? ""}
        onChange={({ target }) => {
          choose(target.value || null);
          if (editor && target.value) navigate(editor(target.value));
          // A link that named a restaurant no longer applies.
          else if (state !== null) navigate(pathname, { replace: true, state: null });
        }}
      >
        {editor === null && <option value="">{texts.allRestaurants}</option>}
        {restaurants.map(({ key, title, address }) => (
          <option key={key} value={key}>
            {title} · {address.city}
          </option>
        ))}
      </chakra.select>
    </Box>
  );
}

function Face({ name, isSelect = false }: { name: string; isSelect?: boolean }) {
  return (
    <Box
      display="flex"
      flexDirection={{ base: "row", lg: "column" }}
      alignItems="center"
      gap={{ base: "2", lg: "0.5" }}
      minH={{ base: "3.25rem", lg: "4.5rem" }}
      px={{ base: "2", lg: "1" }}
      pt={{ base: "1", lg: "2.5" }}
      pb="1"
      textAlign={{ lg: "center" }}
      {...(isSelect ? { "aria-hidden": true } : {})}
    >
      <Icon as={StoreIcon} boxSize="5" color="brand.fg" flex="none" aria-hidden="true" />
      <Text
        minW="0"
        maxW="full"
        fontWeight="bold"
        fontSize={{ base: "md", lg: "xs" }}
        lineHeight="1.2"
        lineClamp={{ base: 1, lg: 2 }}
        title={name}
      >
        {name}
      </Text>
      {isSelect && <Icon as={ChevronDownIcon} boxSize="4" flex="none" color="fg.muted" />}
    </Box>
  );
}

/** Path of the open editor by restaurant key; null on other pages. */
function editorAddress(pathname: string): ((key: string) => string) | null {
  if (pathname.startsWith(adminRoutes.menu(null))) return adminRoutes.menu;
  return pathname.startsWith(adminRoutes.restaurant(null)) ? adminRoutes.restaurant : null;
}
