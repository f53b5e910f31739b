import * as z from "zod/mini";
import { localizedTextSchema } from "../text/localized-text.schema";
import { codeSchema } from "../text/text.schema";

/** Longest alternative text, in characters. */
const MAX_ALT_LENGTH = 300;

/** Largest width or height that a photograph may state, px. */
const MAX_SIDE = 20_000;

const side = z.int().check(z.positive(), z.maximum(MAX_SIDE));

const altText = z.string().check(z.minLength(1), z.maxLength(MAX_ALT_LENGTH));

/**
 * `photos/<restaurant>/<hash>` for an uploaded photograph, else the name of a file in
 * `tenant-configs/photos/<restaurant>`.
 */
const path = codeSchema(
  120,
  /^(?:photos\/[a-z0-9]+(?:-[a-z0-9]+)*\/[0-9a-f]{32}|[a-z0-9]+(?:-[a-z0-9]+)*\.(?:jpe?g|png|webp|avif))$/,
);

/** The photograph of a dish, a category or a restaurant: see docs/rules.md#photographs. */
export const photoSchema = z.strictObject({
  path,
  /** Of the photograph, px. Published sizes have the same ratio and are never wider. */
  width: side,
  height: side,
  alt: z.strictObject({ ...localizedTextSchema.shape, de: altText, en: altText }),
});

/** The photograph in a stored document: fields of a newer version are ignored, a malformed one is absent. */
export const storedPhotoSchema = z.catch(
  z.optional(z.object({ ...photoSchema.shape, alt: z.object(photoSchema.shape.alt.shape) })),
  undefined,
);

export type Photo = z.infer<typeof photoSchema>;
