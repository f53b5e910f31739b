import { Flex, Input } from "@chakra-ui/react";
import { useFormContext, useWatch } from "react-hook-form";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { TextInput } from "./text-input";

export function isHexColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

/** A colour, typed or picked. */
export function ColorInput({ name }: { name: "color" | "textColor" }) {
  const { fields, swatch } = useTexts(restaurantEditorTexts);
  const { control, setValue } = useFormContext<RestaurantDraft>();
  const value = useWatch({ control, name });
  return (
    <Flex gap="2" align="flex-start">
      <Input
        type="color"
        w="12"
        flexShrink="0"
        mt="1.625rem"
        p="1"
        cursor="pointer"
        aria-label={swatch.pick(fields.colors[name])}
        value={isHexColor(value) ? value.toLowerCase() : "#000000"}
        onChange={(event) =>
          setValue(name, event.target.value, { shouldDirty: true, shouldValidate: true })
        }
      />
      <TextInput name={name} required maxLength={7} spellCheck={false} autoComplete="off" />
    </Flex>
  );
}
