import { SimpleGrid } from "@chakra-ui/react";
import { useFormContext, useWatch } from "react-hook-form";
import { RESTAURANT_PHOTO_RATIO } from "@/domain/photo/photo-ratio";
import { MAX_ABOUT_PHOTOS } from "@/domain/tenant/about/about.schema";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import { aboutEditorTexts } from "@/i18n/admin/restaurant/about-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { AddRow, Rows } from "../../fields/rows";
import { AboutPhotoInput } from "./about-photo-input";

/** Photographs of the house. An added place is empty until a photograph is chosen. */
export function AboutPhotos({ restoKey }: { readonly restoKey: string }) {
  const texts = useTexts(aboutEditorTexts);
  const { control, setValue } = useFormContext<RestaurantDraft>();
  const photos = useWatch({ control, name: "about.photos" });
  const set = (next: typeof photos) => setValue("about.photos", next, { shouldDirty: true });
  return (
    <Rows
      title={texts.photos}
      actions={
        photos.length < MAX_ABOUT_PHOTOS && (
          <AddRow label={texts.addPhoto} onAdd={() => set([...photos, null])} />
        )
      }
    >
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
        {photos.map((photo, at) => (
          <AboutPhotoInput
            // Empty places are equal.
            key={photo?.path ?? `empty ${at}`}
            name={`about.photos.${at}`}
            restoKey={restoKey}
            ratio={RESTAURANT_PHOTO_RATIO}
            onRemove={() => set(photos.filter((_, other) => other !== at))}
          />
        ))}
      </SimpleGrid>
    </Rows>
  );
}
