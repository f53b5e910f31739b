import { Grid, SimpleGrid } from "@chakra-ui/react";
import { useFormContext, useWatch } from "react-hook-form";
import { Notice } from "@/admin-ui/feedback/notice";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { contrastRatio } from "@/ui/theme/oklch";
import { makePalette, TEXT_CONTRAST } from "@/ui/theme/palette";
import { ColorInput, isHexColor } from "../../fields/color-input";
import { EditorSection } from "../../fields/editor-section";
import { ColorSwatch } from "./color-swatch";

/** Both colours, their contrast, and a preview. */
export function ColorsSection() {
  const { control } = useFormContext<RestaurantDraft>();
  const [color, textColor, title] = useWatch({ control, name: ["color", "textColor", "title"] });
  const isValid = isHexColor(color) && isHexColor(textColor);
  return (
    <EditorSection name="colors">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <ColorInput name="color" />
        <ColorInput name="textColor" />
      </SimpleGrid>
      {isValid && (
        <>
          <ContrastNote color={color} textColor={textColor} />
          <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 16rem), 1fr))" gap="4">
            <ColorSwatch scheme="light" seed={{ color, textColor }} title={title} />
            <ColorSwatch scheme="dark" seed={{ color, textColor }} title={title} />
          </Grid>
        </>
      )}
    </EditorSection>
  );
}

/** A weak contrast is only a warning: the site then uses a readable colour. */
function ContrastNote({ color, textColor }: { color: string; textColor: string }) {
  const { swatch } = useTexts(restaurantEditorTexts);
  const language = useLanguage();
  const ratio = contrastRatio(color, textColor);
  const isGood = ratio >= TEXT_CONTRAST;
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  // Rounded down, because 4.46 does not meet the required 4.5.
  const shown = (Math.floor(ratio * 10) / 10).toLocaleString(language, digits);
  return (
    <div role="status">
      <Notice tone={isGood ? "success" : "warning"} title={swatch.ratio(shown)}>
        {isGood
          ? swatch.good
          : swatch.poor(makePalette({ color, textColor }, "light")["on-brand"].toUpperCase())}
      </Notice>
    </div>
  );
}
