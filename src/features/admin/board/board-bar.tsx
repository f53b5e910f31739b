import { Button, Flex, Input, Kbd, VisuallyHidden } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { PhoneIcon } from "@/admin-ui/icons";
import { LOW_SCREEN } from "@/admin-ui/theme/low-screen";
import { boardTexts } from "@/i18n/admin/board-texts";
import { useTexts } from "@/i18n/use-texts";
import { useBoardContext } from "./context/board-context";
import { BarLabel } from "./parts/bar-label";
import { BarToggle } from "./parts/bar-toggle";
import { ConnectionState } from "./parts/board-status";

interface BoardBarProps {
  readonly search: string;
  readonly onSearch: (text: string) => void;
  /** Number of orders found; null without a search. */
  readonly found: number | null;
  /** Address of the page for telephone orders; null without one. */
  readonly telephone: string | null;
  /** Availability, alarm and settings. */
  readonly children: ReactNode;
}

/** A row that scrolls sideways, with room for the outline of the focus. */
const SCROLLING_ROW = {
  p: "1",
  m: "-1",
  overflowX: "auto",
  scrollbarWidth: "none",
  "& > *": { flexShrink: "0" },
} as const;

/** Search, connection and switches above the board. */
export function BoardBar({ search, onSearch, found, telephone, children }: BoardBarProps) {
  const texts = useTexts(boardTexts);
  const { station } = useBoardContext();
  // The button that brings the navigation back needs some of its width.
  const searchWidth = station ? "6.5rem" : "9rem";
  return (
    <Flex
      wrap="wrap"
      align="center"
      gap="1.5"
      css={{ [LOW_SCREEN]: { ...SCROLLING_ROW, flexWrap: "nowrap" } }}
    >
      <VisuallyHidden asChild>
        <h1 tabIndex={-1}>{texts.title}</h1>
      </VisuallyHidden>
      {station && <BarToggle />}
      <Input
        type="search"
        size="lg"
        flex={{ base: `1 1 ${searchWidth}`, mdOnly: "1 1 6.5rem" }}
        maxW={{ md: "14rem" }}
        minW={{ base: searchWidth, mdOnly: "6.5rem" }}
        px="3"
        aria-label={texts.search}
        placeholder={texts.searchHint}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
      />
      <ConnectionState />
      <Flex as="output" flex={{ lg: "1" }} color="fg.muted">
        {found !== null && texts.found(found)}
      </Flex>
      {/* One row that scrolls on phones. */}
      <Flex
        gap="1.5"
        css={{
          base: { ...SCROLLING_ROW, flex: "1 0 100%" },
          md: { display: "contents" },
          [LOW_SCREEN]: { display: "contents" },
          mdOnly: { "& > button, & > a": { px: "2.5" } },
        }}
      >
        {telephone !== null && (
          <Button
            asChild
            size="lg"
            px="4"
            variant="outline"
            colorPalette="gray"
            textDecoration="none"
          >
            <Link to={telephone} title={texts.telephone} data-key="t" aria-keyshortcuts="t">
              <PhoneIcon />
              <BarLabel>{texts.telephone}</BarLabel> <Kbd hideBelow="2xl">T</Kbd>
            </Link>
          </Button>
        )}
        {children}
      </Flex>
    </Flex>
  );
}
