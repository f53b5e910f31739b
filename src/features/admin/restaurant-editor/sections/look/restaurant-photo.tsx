import { Heading, Stack } from "@chakra-ui/react";
import { useFormContext, useWatch } from "react-hook-form";
import { PhotoField } from "@/admin-ui/photo/photo-field";
import { RESTAURANT_PHOTO_RATIO } from "@/domain/photo/photo-ratio";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import { callPublishPhoto } from "@/firebase/callables/photo-callables";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";

const NO_TEXT = { de: "", en: "" };

/** The photograph of the home page. */
export function RestaurantPhoto({ restoKey }: { readonly restoKey: string }) {
  const { fields } = useTexts(restaurantEditorTexts);
  const { control, formState, getValues, setValue } = useFormContext<RestaurantDraft>();
  const photo = useWatch({ control, name: "photo" });
  const problems = formState.errors.photo?.alt;
  const set = (next: RestaurantDraft["photo"]) => setValue("photo", next, { shouldDirty: true });
  return (
    <Stack as="section" gap="3" data-field="photo">
      <Heading as="h3" size="sm">
        {fields.texts.photo}
      </Heading>
      <PhotoField
        photo={photo ?? undefined}
        ratio={RESTAURANT_PHOTO_RATIO}
        errors={{ de: problems?.de?.message, en: problems?.en?.message }}
        actions={{
          publish: (file, onProgress) => callPublishPhoto({ restoKey, file, onProgress }),
          replace: (published) => set({ ...published, alt: getValues("photo.alt") ?? NO_TEXT }),
          describe: (alt) => photo && set({ ...photo, alt }),
          remove: () => set(null),
        }}
      />
    </Stack>
  );
}
