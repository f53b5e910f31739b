import { Flex } from "@chakra-ui/react";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { MenuLinesIcon } from "@/admin-ui/icons";
import { SideDrawer } from "@/admin-ui/overlay/side-drawer";
import type { Grants } from "@/domain/staff/grants.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { selectedRestaurantAtom } from "@/state/staff/selected-restaurant-atom";
import { SignOutButton } from "../session/sign-out-button";
import { NavButton, NavLink } from "./nav-item";
import { isSamePage, navPages } from "./nav-pages";
import { useTabTitle } from "./use-tab-title";

/** Number of pages beside "More" at the bottom of a phone. */
const PHONE_PAGES = 4;

interface AdminNavProps {
  readonly grants: Grants;
  readonly restaurants: readonly Restaurant[];
}

/**
 * Links to the pages that the grants allow: at the side of a wide screen, at the bottom of a narrow
 * one, where the less used pages are behind a button. The editors open for the selected restaurant.
 */
export function AdminNav({ grants, restaurants }: AdminNavProps) {
  const texts = useTexts(adminTexts);
  const choice = useAtomValue(selectedRestaurantAtom);
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  const edited = restaurants.find(({ key }) => key === choice) ?? onlyOne(restaurants);
  const pages = navPages(grants, edited?.key ?? null, texts);
  const current = pages.find(({ address }) => isSamePage(address, pathname));
  useTabTitle(current?.name ?? null);
  const hasMore = pages.length > PHONE_PAGES + 1;
  const shown = hasMore ? PHONE_PAGES : pages.length;
  const rest = pages.slice(shown);
  return (
    <Flex
      as="nav"
      aria-label={texts.navigation}
      css={{
        base: {
          position: "fixed",
          zIndex: "docked",
          insetInline: "0",
          bottom: "0",
          pb: "env(safe-area-inset-bottom)",
          bg: "bg.panel",
          borderTopWidth: "1px",
        },
        lg: {
          position: "static",
          flexDirection: "column",
          flex: "1",
          pb: "0",
          borderTopWidth: "0",
        },
      }}
    >
      {pages.map((page, index) => (
        <NavLink
          key={page.name}
          page={page}
          isCurrent={page === current}
          isWideOnly={index >= shown}
        />
      ))}
      {hasMore && (
        <NavButton
          icon={MenuLinesIcon}
          label={texts.more}
          isCurrent={current !== undefined && rest.includes(current)}
          onClick={() => setOpen(true)}
        />
      )}
      <SideDrawer open={isOpen} onClose={() => setOpen(false)} title={texts.more}>
        <Flex direction="column" gap="1" onClick={() => setOpen(false)}>
          {rest.map((page) => (
            <NavLink key={page.name} page={page} isCurrent={page === current} isRow />
          ))}
          <SignOutButton mt="4" />
        </Flex>
      </SideDrawer>
    </Flex>
  );
}

function onlyOne(restaurants: readonly Restaurant[]): Restaurant | undefined {
  return restaurants.length === 1 ? restaurants[0] : undefined;
}
