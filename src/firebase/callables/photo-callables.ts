import type { PhotoFailure } from "@/domain/photo/photo-failure";
import { PHOTO_PROBLEMS, uploadPath } from "@/domain/photo/photo-upload";
import {
  type PublishedPhoto,
  publishedPhotoSchema,
} from "@/domain/photo/publish-photo-request.schema";
import type { Refusal } from "@/domain/result/refusal";
import { err, type Result } from "@/domain/result/result";
import { call } from "./call";

interface PhotoToPublish {
  readonly restoKey: string;
  readonly file: Blob;
  /** Receives the uploaded share, from 0 to 1; the conversion follows. */
  readonly onProgress: (share: number) => void;
}

/** Uploads a photograph and publishes it in all sizes, for managers of the restaurant. */
export async function callPublishPhoto(
  photo: PhotoToPublish,
): Promise<Result<PublishedPhoto, PhotoFailure>> {
  const { restoKey, file, onProgress } = photo;
  if (!navigator.onLine) return err("offline");
  const upload_id = crypto.randomUUID();
  try {
    const { uploadFile } = await import("./upload-file");
    const status = await uploadFile(uploadPath(restoKey, upload_id), file, onProgress);
    if (status === 401 || status === 403) return err("not-allowed");
    if (status !== 200) return err("offline");
  } catch {
    return err("offline");
  }
  const request = { resto_key: restoKey, upload_id };
  const answer = await call("publishPhoto", request, publishedPhotoSchema);
  if (answer.ok) return answer;
  const problem = answer.error;
  if (problem.kind === "refused") return err(refusalFailure(problem.refusal));
  return err(problem.kind === "offline" ? "offline" : "unknown");
}

function refusalFailure({ reason, field }: Refusal): PhotoFailure {
  if (reason === "NOT_ALLOWED" || reason === "NOT_SIGNED_IN") return "not-allowed";
  if (reason === "RATE_LIMIT") return "too-many";
  return PHOTO_PROBLEMS.find((problem) => field === `upload.${problem}`) ?? "unknown";
}
