import { SimpleGrid } from "@chakra-ui/react";
import { useFormContext, useWatch } from "react-hook-form";
import { RadioCardField } from "@/admin-ui/form/radio-card-field";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import {
  HEADING_FONTS,
  HERO_COMPOSITIONS,
  type Look,
  MENU_LAYOUTS,
  PAGE_LAYOUTS,
  TONES,
} from "@/domain/tenant/look.schema";
import { lookOf } from "@/domain/tenant/look-of";
import { lookTexts } from "@/i18n/admin/restaurant/look-texts";
import { useTexts } from "@/i18n/use-texts";
import { EditorSection } from "../../fields/editor-section";
import { HeadingSample } from "./heading-sample";
import { HeroSample } from "./hero-sample";
import { LayoutSample } from "./layout-sample";

/**
 * Page layout, heading font, top of the home page, menu and tone, each with a preview of its choices. Top
 * and menu can be chosen in the layouts that show them.
 */
export function LookSection() {
  const { control, setValue } = useFormContext<RestaurantDraft>();
  const [stored, title, color] = useWatch({ control, name: ["look", "title", "color"] });
  const texts = useTexts(lookTexts);
  const look = lookOf(stored ? { look: stored } : {});
  const choose = (change: Partial<Look>) =>
    setValue("look", { ...look, ...change }, { shouldDirty: true, shouldTouch: true });
  return (
    <EditorSection name="look" description={texts.intro}>
      <SimpleGrid columns={{ base: 1, xl: 2 }} gap="6">
        <RadioCardField
          label={texts.labels.layout}
          value={look.layout}
          onValueChange={(layout) => choose({ layout })}
          options={PAGE_LAYOUTS.map((layout) => ({
            value: layout,
            label: <LayoutSample layout={layout} color={color} />,
            description: texts.layouts[layout],
          }))}
        />
        <RadioCardField
          label={texts.labels.font}
          value={look.font}
          onValueChange={(font) => choose({ font })}
          options={HEADING_FONTS.map((font) => ({
            value: font,
            label: <HeadingSample font={font} title={title} />,
            description: texts.fonts[font],
          }))}
        />
        {look.layout === "classic" || look.layout === "story" ? (
          <RadioCardField
            label={texts.labels.hero}
            value={look.hero}
            onValueChange={(hero) => choose({ hero })}
            options={HERO_COMPOSITIONS.map((hero) => ({
              value: hero,
              label: <HeroSample hero={hero} color={color} />,
              description: texts.heroes[hero],
            }))}
          />
        ) : null}
        {look.layout === "classic" ? (
          <RadioCardField
            label={texts.labels.menu}
            value={look.menu}
            onValueChange={(menu) => choose({ menu })}
            options={MENU_LAYOUTS.map((menu) => ({ value: menu, label: texts.menus[menu] }))}
          />
        ) : null}
        <RadioCardField
          label={texts.labels.tone}
          value={look.tone}
          onValueChange={(tone) => choose({ tone })}
          options={TONES.map((tone) => ({ value: tone, label: texts.tones[tone] }))}
        />
      </SimpleGrid>
    </EditorSection>
  );
}
