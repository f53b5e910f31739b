import { useFormContext, useWatch } from "react-hook-form";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import type { RestaurantDraft } from "@/state/staff/restaurant-draft-atoms";
import { contrastRatio } from "@/ui/theme/oklch";
import { makePalette, TEXT_CONTRAST } from "@/ui/theme/palette";
import { TextInput } from "../fields/text-input";
import { ColorSwatch } from "./color-swatch";
import { EditorSection } from "./editor-section";
import "./colors-section.css";

const HEX = /^#[0-9a-f]{6}$/i;

/** Both colours, their contrast, and a preview. */
export function ColorsSection() {
  const { control } = useFormContext<RestaurantDraft>();
  const [color, textColor, title] = useWatch({ control, name: ["color", "textColor", "title"] });
  const isValid = HEX.test(color) && HEX.test(textColor);
  return (
    <EditorSection name="colors">
      <div className="editor-grid">
        <ColorInput name="color" />
        <ColorInput name="textColor" />
      </div>
      {isValid && (
        <>
          <ContrastNote color={color} textColor={textColor} />
          <div className="swatches">
            <ColorSwatch scheme="light" seed={{ color, textColor }} title={title} />
            <ColorSwatch scheme="dark" seed={{ color, textColor }} title={title} />
          </div>
        </>
      )}
    </EditorSection>
  );
}

function ColorInput({ name }: { name: "color" | "textColor" }) {
  const { fields, swatch } = useTexts(restaurantEditorTexts);
  const { control, setValue } = useFormContext<RestaurantDraft>();
  const value = useWatch({ control, name });
  return (
    <div className="color-input">
      <input
        className="color-input__picker"
        type="color"
        aria-label={swatch.pick(fields.plain[name])}
        value={HEX.test(value) ? value.toLowerCase() : "#000000"}
        onChange={(event) =>
          setValue(name, event.target.value, { shouldDirty: true, shouldValidate: true })
        }
      />
      <TextInput name={name} required maxLength={7} spellCheck={false} autoComplete="off" />
    </div>
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
    <p className={`contrast${isGood ? "" : " contrast--poor"}`} role="status">
      <strong>{swatch.ratio(shown)}</strong>{" "}
      {isGood
        ? swatch.good
        : swatch.poor(makePalette({ color, textColor }, "light")["on-brand"].toUpperCase())}
    </p>
  );
}
