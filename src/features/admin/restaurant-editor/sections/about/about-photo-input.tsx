import { useFormContext, useWatch } from "react-hook-form";
import { PhotoField } from "@/admin-ui/photo/photo-field";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import { callPublishPhoto } from "@/firebase/callables/photo-callables";
import { useFieldError } from "../../fields/use-field-error";

interface AboutPhotoInputProps {
  readonly name: `about.people.${number}.photo` | `about.photos.${number}`;
  readonly restoKey: string;
  /** Width divided by height. */
  readonly ratio: number;
  /** Takes the place of an empty photograph. */
  readonly onRemove?: () => void;
}

const NO_TEXT = { de: "", en: "" };

/** A photograph of the section "Über uns". */
export function AboutPhotoInput({ name, restoKey, ratio, onRemove }: AboutPhotoInputProps) {
  const { control, getValues, setValue } = useFormContext<RestaurantDraft>();
  const photo = useWatch({ control, name });
  const errors = { de: useFieldError(`${name}.alt.de`), en: useFieldError(`${name}.alt.en`) };
  const set = (next: typeof photo) => setValue(name, next, { shouldDirty: true });
  return (
    <PhotoField
      photo={photo ?? undefined}
      ratio={ratio}
      errors={errors}
      actions={{
        publish: (file, onProgress) => callPublishPhoto({ restoKey, file, onProgress }),
        replace: (published) => set({ ...published, alt: getValues(name)?.alt ?? NO_TEXT }),
        describe: (alt) => photo && set({ ...photo, alt }),
        remove: onRemove ?? (() => set(null)),
      }}
    />
  );
}
