import { Button, Flex } from "@chakra-ui/react";
import { type ReactNode, useId, useRef, useState } from "react";
import { LOW_SCREEN } from "@/admin-ui/theme/low-screen";
import { boardTexts } from "@/i18n/admin/board-texts";
import { useTexts } from "@/i18n/use-texts";
import { useHiddenNotices } from "./use-hidden-notices";

const NOTICE = {
  flex: "1 1 auto",
  w: "auto",
  minW: "0",
  minH: "12",
  px: "3",
  py: { base: "1.5", md: "0" },
  flexWrap: { base: "wrap", md: "nowrap" },
  alignItems: "center",
  lineHeight: "1.2",
  "& button": { h: "11" },
  "& [data-part=title], & [data-part=description]": { lineHeight: "1.2", lineClamp: { md: 2 } },
} as const;

/** One line of notices; a button with their number shows those that do not fit. */
export function NoticeRow({ children }: { children: ReactNode }) {
  const texts = useTexts(boardTexts).notices;
  const row = useRef<HTMLDivElement>(null);
  const id = useId();
  const [wantsAll, setWantsAll] = useState(false);
  const hidden = useHiddenNotices(row);
  const isOpen = wantsAll && hidden > 0;
  return (
    <>
      <Flex
        ref={row}
        id={id}
        flex="0 1 auto"
        minW="0"
        wrap="wrap"
        gap="1.5"
        position="relative"
        // The focus must be visible, wherever it goes.
        onFocus={({ target }) => {
          const box = row.current;
          if (box && target.getBoundingClientRect().top >= box.getBoundingClientRect().bottom)
            setWantsAll(true);
        }}
        css={{
          overflow: isOpen ? undefined : "clip",
          overflowClipMargin: "4px",
          maxHeight: isOpen ? undefined : "var(--line)",
          "& > output": { display: "contents" },
          "& > :not(output, [role=region]), & > output > *": NOTICE,
          [LOW_SCREEN]: {
            "& > :not(output, [role=region]), & > output > *": { flexWrap: "nowrap" },
          },
        }}
      >
        {children}
      </Flex>
      {hidden > 0 && (
        <Button
          size="lg"
          px="3"
          flex="none"
          alignSelf="flex-start"
          variant="outline"
          colorPalette="gray"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setWantsAll(!isOpen)}
        >
          {isOpen ? texts.fewer : texts.more(hidden)}
        </Button>
      )}
    </>
  );
}
