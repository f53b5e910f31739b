import * as z from "zod/mini";
import { photoSchema, storedPhotoSchema } from "../../photo/photo.schema";
import { localizedTextSchema } from "../../text/localized-text.schema";

export const MAX_ABOUT_PEOPLE = 12;
export const MAX_ABOUT_PHOTOS = 6;

const personSchema = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  /** Position or task, for example "Küchenchef". */
  role: localizedTextSchema,
  photo: z.optional(photoSchema),
});

/** "Über uns" on the restaurant page: a text, the people and pictures of the house. */
export const aboutSchema = z.strictObject({
  /** Paragraphs are separated by empty lines. */
  text: localizedTextSchema,
  people: z.array(personSchema).check(z.maxLength(MAX_ABOUT_PEOPLE)),
  photos: z.array(photoSchema).check(z.maxLength(MAX_ABOUT_PHOTOS)),
});

export type About = z.infer<typeof aboutSchema>;

/** {@link About} in a stored document: fields of a newer version are ignored, a malformed one is absent. */
export const storedAboutSchema = z.catch(
  z.optional(
    z.object({
      text: z.object(localizedTextSchema.shape),
      people: z.array(
        z.object({
          ...personSchema.shape,
          role: z.object(localizedTextSchema.shape),
          photo: storedPhotoSchema,
        }),
      ),
      photos: z.array(
        z.object({ ...photoSchema.shape, alt: z.object(photoSchema.shape.alt.shape) }),
      ),
    }),
  ),
  undefined,
);
