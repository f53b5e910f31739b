import { Box, Flex, Heading, Stack } from "@chakra-ui/react";
import { useCallback, useMemo, useRef, useState } from "react";
import { SegmentField } from "@/admin-ui/form/segment-field";
import { previewItem } from "@/domain/menu/draft/preview-item";
import type { MenuItem } from "@/domain/menu/menu.schema";
import type { Language } from "@/domain/text/language";
import { menuPreviewTexts } from "@/i18n/admin/menu/menu-preview-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import type { ColorScheme } from "@/ui/theme/palette";
import { useEditorTools } from "../context/editor-context";
import { guestStyle } from "./guest-style";
import { PreviewRow } from "./preview-row";
import { PreviewSheet } from "./preview-sheet";
import { usePreviewState } from "./use-preview-state";

/** A dish of the draft on the guests' site: its row and its sheet, on a phone. */
export function DishPreview({ item }: { readonly item: MenuItem }) {
  const texts = useTexts(menuPreviewTexts);
  const { restaurant } = useEditorTools();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [scheme, setScheme] = useState<ColorScheme>("light");
  const style = useMemo(() => guestStyle(restaurant, scheme), [restaurant, scheme]);
  const shown = useMemo(() => previewItem(item), [item]);
  const state = usePreviewState();
  const sheetTitle = useRef<HTMLHeadingElement>(null);
  const open = useCallback(() => sheetTitle.current?.focus(), []);
  return (
    <Stack as="aside" aria-label={texts.title} gap="3" minW="0">
      <Heading as="h3" size="sm" color="fg.muted" fontFamily="body">
        {texts.title}
      </Heading>
      <Flex wrap="wrap" gap="2" justify="space-between">
        <SegmentField
          label={texts.language}
          isLabelHidden
          value={language}
          onValueChange={setLanguage}
          options={[
            { value: "de", label: texts.german },
            { value: "en", label: texts.english },
          ]}
        />
        <SegmentField
          label={texts.scheme}
          isLabelHidden
          value={scheme}
          onValueChange={setScheme}
          options={[
            { value: "light", label: texts.light },
            { value: "dark", label: texts.dark },
          ]}
        />
      </Flex>
      <Box
        style={style}
        data-testid="dish-preview"
        lang={language}
        p="4"
        borderRadius="l3"
        borderWidth="1px"
        overflow="hidden"
      >
        <Stack gap="4">
          <PreviewRow item={shown} language={language} state={state} onOpen={open} />
          <PreviewSheet item={shown} language={language} state={state} titleRef={sheetTitle} />
        </Stack>
      </Box>
    </Stack>
  );
}
