import { PHOTO_LIMITS } from "@/domain/limits/staff-limits";
import { uploadPath } from "@/domain/photo/photo-upload";
import {
  type PublishedPhoto,
  publishPhotoRequestSchema,
} from "@/domain/photo/publish-photo-request.schema";
import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import { defineCallable } from "../calls/define-callable";
import { readEvents } from "../limits/limit-store";
import { accountSubject } from "../limits/limit-subjects";
import { addAudit } from "../runtime/audit-store";
import { convertPhoto } from "./convert-photo";
import { deleteUpload, readUpload, writePhoto } from "./photo-store";

/**
 * Publishes an uploaded original in all sizes and deletes the original. Refuses with NOT_FOUND without
 * an original, with INVALID and `upload.<PhotoProblem>` if it is no usable photograph.
 */
export const publishPhoto = defineCallable(
  {
    name: "publishPhoto",
    schema: publishPhotoRequestSchema,
    access: "manager-of",
    // One photograph decodes to at most 120 MB.
    options: { maxInstances: 2, memory: "1GiB", concurrency: 3, timeoutSeconds: 60 },
  },
  async ({ input: { resto_key, upload_id }, caller: { uid }, now, transact }) => {
    const allowed = await transact(`photos ${uid}`, async (transaction) => {
      const earlier = await readEvents(
        transaction,
        "photos_at",
        [accountSubject(uid)],
        PHOTO_LIMITS,
      );
      const checked = earlier.check(now);
      if (checked.ok) earlier.add(now);
      return checked;
    });
    if (!allowed.ok) return allowed;
    const upload = uploadPath(resto_key, upload_id);
    const original = await readUpload(upload);
    if (!original) return err(refusal("NOT_FOUND"));
    const { default: sharp } = await import("sharp");
    const converted =
      original === "too-large" ? err("large" as const) : await convertPhoto(original, sharp);
    if (!converted.ok) {
      await deleteUpload(upload);
      return err(refusal("INVALID", { field: `upload.${converted.error}` }));
    }
    const { hash, width, height } = converted.value;
    const path = `photos/${resto_key}/${hash}`;
    await writePhoto(path, converted.value);
    const published = await transact(`photos ${uid}`, async (transaction) => {
      addAudit(transaction, {
        at: now,
        by: "staff",
        uid,
        resto_key,
        target: path,
        action: "photo.published",
      });
      return ok<PublishedPhoto>({ path, width, height });
    });
    await deleteUpload(upload);
    return published;
  },
);
