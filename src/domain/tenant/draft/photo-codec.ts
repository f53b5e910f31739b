import * as z from "zod/mini";
import { type Photo, photoSchema } from "../../photo/photo.schema";

export const bothLanguages = z.object({ de: z.string(), en: z.string() });

type BothLanguages = z.infer<typeof bothLanguages>;

/** Typed texts without the blanks around them; an empty English one is the German one. */
export function finished({ de, en }: BothLanguages): BothLanguages {
  return { de: de.trim(), en: en.trim() || de.trim() };
}

/** A photograph, or null without one. */
export const photoCodec = z.codec(
  z.nullable(z.object({ ...photoSchema.shape, alt: bothLanguages })),
  z.custom<Photo | undefined>(),
  {
    decode: (photo) => (photo ? { ...photo, alt: finished(photo.alt) } : undefined),
    encode: (photo) => photo ?? null,
  },
);
