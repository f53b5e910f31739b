import * as z from "zod/mini";
import { clientIdSchema } from "../ids/client-id.schema";
import { restoKeySchema } from "../ids/resto-key.schema";
import { photoSchema } from "./photo.schema";

/** Input of the callable `publishPhoto`. */
export const publishPhotoRequestSchema = z.strictObject({
  resto_key: restoKeySchema,
  /** Name of the original below `uploads/<resto_key>`. */
  upload_id: clientIdSchema,
});

/** Answer of the callable `publishPhoto`: a photograph without its alternative text. */
export const publishedPhotoSchema = z.object({
  path: photoSchema.shape.path,
  width: photoSchema.shape.width,
  height: photoSchema.shape.height,
});

export type PublishedPhoto = z.infer<typeof publishedPhotoSchema>;
