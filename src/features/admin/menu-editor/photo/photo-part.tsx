import { PhotoField } from "@/admin-ui/photo/photo-field";
import { changePhoto, type PhotoTarget } from "@/domain/menu/draft/change-photo";
import type { Menu, MenuCategory, MenuItem } from "@/domain/menu/menu.schema";
import type { Photo } from "@/domain/photo/photo.schema";
import { PHOTO_RATIO } from "@/domain/photo/photo-ratio";
import { callPublishPhoto } from "@/firebase/callables/photo-callables";
import { photoTexts } from "@/i18n/admin/photo-texts";
import { useTexts } from "@/i18n/use-texts";
import { useEditorTools } from "../context/editor-context";
import { useDisplayName } from "../context/use-display-name";
import { useRemoval } from "../context/use-removal";
import { FormPart } from "../fields/form-part";

const NO_TEXT = { de: "", en: "" };

interface PhotoPartProps {
  readonly list: PhotoTarget["list"];
  readonly entry: MenuItem | MenuCategory;
  /** By path relative to the dish or category, for example `photo.alt.de`. */
  readonly errors: ReadonlyMap<string, string>;
}

/** The photograph of a dish or category. */
export function PhotoPart({ list, entry, errors }: PhotoPartProps) {
  const texts = useTexts(photoTexts);
  const displayName = useDisplayName();
  const { restaurant, edit } = useEditorTools();
  const removeWithUndo = useRemoval();
  const { id, name, photo } = entry;
  const replace = (next: Photo | undefined) => (menu: Menu) =>
    changePhoto(menu, { list, id }, () => next);
  return (
    <FormPart title={texts.title} hint={texts.hint}>
      <PhotoField
        photo={photo}
        ratio={PHOTO_RATIO}
        errors={{ de: errors.get("photo.alt.de"), en: errors.get("photo.alt.en") }}
        actions={{
          publish: (file, onProgress) =>
            callPublishPhoto({ restoKey: restaurant.key, file, onProgress }),
          replace: (published) =>
            edit(null, (menu) =>
              changePhoto(menu, { list, id }, (current) => ({
                ...published,
                alt: current?.alt ?? NO_TEXT,
              })),
            ),
          describe: (alt) =>
            edit(`${id}/photo`, (menu) =>
              changePhoto(menu, { list, id }, (current) => current && { ...current, alt }),
            ),
          remove: () =>
            removeWithUndo({
              name: texts.photoOf(displayName(name)),
              remove: replace(undefined),
              restore: replace(photo),
            }),
        }}
      />
    </FormPart>
  );
}
