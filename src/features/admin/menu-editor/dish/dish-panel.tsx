import { Box, Button, Grid } from "@chakra-ui/react";
import { useDeferredValue, useState } from "react";
import { SegmentField } from "@/admin-ui/form/segment-field";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { menuPreviewTexts } from "@/i18n/admin/menu/menu-preview-texts";
import { menuTableTexts } from "@/i18n/admin/menu/menu-table-texts";
import { useTexts } from "@/i18n/use-texts";
import { useEditorTools } from "../context/editor-context";
import { useDisplayName } from "../context/use-display-name";
import { PanelHead } from "../fields/panel-head";
import { DishPreview } from "../preview/dish-preview";
import { DishActionButtons } from "./dish-action-buttons";
import { DishForm } from "./dish-form";

/** Form and preview of one dish: side by side, or one at a time where there is little space. */
export function DishPanel({
  item,
  isNarrow,
}: {
  readonly item: MenuItem;
  readonly isNarrow: boolean;
}) {
  const texts = useTexts(menuPreviewTexts);
  const { closeDish } = useTexts(menuTableTexts);
  const { show } = useEditorTools();
  const displayName = useDisplayName();
  const [shown, setShown] = useState<"form" | "preview">("form");
  // Rendering the preview must not block typing.
  const previewed = useDeferredValue(item);
  const displayOf = (part: typeof shown) => ({
    base: shown === part ? "block" : "none",
    ...(!isNarrow && { xl: "block" }),
  });
  return (
    <>
      <PanelHead title={displayName(item.name)}>
        <DishActionButtons item={item} />
        {isNarrow && (
          <Button variant="outline" colorPalette="gray" hideBelow="lg" onClick={() => show(null)}>
            {closeDish}
          </Button>
        )}
      </PanelHead>
      <Box hideFrom={isNarrow ? undefined : "xl"} mb="5">
        <SegmentField
          label={texts.view}
          isLabelHidden
          value={shown}
          onValueChange={setShown}
          options={[
            { value: "form", label: texts.form },
            { value: "preview", label: texts.preview },
          ]}
        />
      </Box>
      <Grid
        templateColumns={{
          base: "minmax(0, 1fr)",
          ...(!isNarrow && { xl: "minmax(0, 1fr) 22rem" }),
        }}
        gap="6"
        alignItems="start"
      >
        <Box display={displayOf("form")} minW="0" maxW="60rem">
          <DishForm item={item} />
        </Box>
        <Box display={displayOf("preview")} minW="0" maxW="24rem" {...IN_VIEW}>
          <DishPreview item={previewed} />
        </Box>
      </Grid>
    </>
  );
}

/** Beside the form, which is long, the preview stays in view. */
const IN_VIEW = {
  position: { xl: "sticky" },
  top: { xl: "4" },
  maxH: { xl: "calc(100dvh - 7rem)" },
  overflowY: { xl: "auto" },
  scrollbarWidth: "thin",
} as const;
