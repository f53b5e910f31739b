import { Box, Flex, Link } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { LOW_SCREEN } from "@/admin-ui/theme/low-screen";
import type { Grants } from "@/domain/staff/grants.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { isBarFoldedAtom } from "@/state/staff/folded-bar-atom";
import { Announcer } from "@/ui/feedback/announcer";
import { OfflineNote } from "@/ui/feedback/offline-note";
import { keepFocusInside } from "@/ui/keep-focus-inside";
import { AdminLanguage } from "../session/admin-language";
import { SignOutButton } from "../session/sign-out-button";
import { StepUpOutlet } from "../session/step-up-outlet";
import { AdminNav } from "./admin-nav";
import { RestaurantPicker } from "./restaurant-picker";

interface AdminLayoutProps {
  readonly grants: Grants;
  readonly restaurants: readonly Restaurant[];
  readonly children: ReactNode;
}

/** Width of the bar at the side of a wide screen. */
const BAR_WIDTH = "6.25rem";

/**
 * Bar and page. The bar is at the side of a wide screen, where a page may fold it, and at top and
 * bottom of a narrow one.
 */
export function AdminLayout({ grants, restaurants, children }: AdminLayoutProps) {
  const texts = useTexts(adminTexts);
  const isFolded = useAtomValue(isBarFoldedAtom);
  return (
    <Announcer>
      <Link
        href="#main"
        position="absolute"
        zIndex="skipNav"
        p="3"
        bg="bg.panel"
        transform="translateY(-200%)"
        _focus={{ transform: "none" }}
      >
        {texts.skip}
      </Link>
      <Flex
        as="header"
        data-testid="admin-bar"
        bg="bg.panel"
        css={{
          base: {
            alignItems: "center",
            justifyContent: "space-between",
            gap: "2",
            ps: "2",
            minH: "3.25rem",
            borderBottomWidth: "1px",
          },
          lg: {
            ...(isFolded && { display: "none" }),
            position: "fixed",
            insetBlock: "0",
            insetInlineStart: "0",
            zIndex: "docked",
            flexDirection: "column",
            alignItems: "stretch",
            w: BAR_WIDTH,
            ps: "0",
            overflowY: "auto",
            scrollbarWidth: "none",
            "& > *": { flexShrink: "0" },
            borderBottomWidth: "0",
            borderEndWidth: "1px",
          },
          [LOW_SCREEN]: { minH: "2.75rem" },
          _print: { display: "none" },
        }}
      >
        <RestaurantPicker restaurants={restaurants} />
        <AdminNav grants={grants} restaurants={restaurants} />
        <AdminLanguage />
        <SignOutButton
          variant="ghost"
          fontSize="xs"
          flexDirection="column"
          gap="0.5"
          h="3rem"
          flexShrink="0"
          px="0"
          borderRadius="0"
          display={{ base: "none", lg: "flex" }}
        />
      </Flex>
      <Box
        ps={{ base: "0", lg: isFolded ? "0" : BAR_WIDTH }}
        pb={{ base: "calc(3.75rem + env(safe-area-inset-bottom))", lg: "0" }}
        css={{ _print: { p: "0" } }}
      >
        <OfflineNote />
        <Box as="main" id="main" minW="0" tabIndex={-1} ref={keepFocusInside}>
          {children}
        </Box>
      </Box>
      <StepUpOutlet />
    </Announcer>
  );
}
