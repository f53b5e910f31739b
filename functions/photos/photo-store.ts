import { publishedPhotoPath, UPLOADED_PHOTOS } from "@/domain/photo/photo-sources";
import { MAX_UPLOAD_BYTES } from "@/domain/photo/photo-upload";
import type { Instant } from "@/domain/time/berlin-time";
import { database } from "../runtime/admin-app";
import type { ConvertedPhoto } from "./convert-photo";

/** File names contain a hash of the content. */
const CACHE_CONTROL = "public, max-age=31536000, immutable";

/**
 * The project's default bucket. Its client is loaded on use: every other function starts without
 * it.
 */
async function bucket() {
  // Initialises the app that all clients share.
  database();
  const { getStorage } = await import("firebase-admin/storage");
  return getStorage().bucket();
}

/**
 * An uploaded original; null if there is none, `too-large` without reading it. Takes its download
 * token away: with it, the original and its position data are open to anyone who has the link.
 */
export async function readUpload(path: string): Promise<Uint8Array | "too-large" | null> {
  const file = (await bucket()).file(path);
  const [exists] = await file.exists();
  if (!exists) return null;
  const [{ size, contentType = "" }] = await file.getMetadata();
  if (Number(size) > MAX_UPLOAD_BYTES) return "too-large";
  // Few bytes that are stored compressed can become gigabytes.
  const [data] = await file.download({ decompress: false });
  // Only uploads of browsers get a token. It ends with the version, so the file is stored again.
  await file.save(data, { resumable: false, contentType });
  return data;
}

export async function deleteUpload(path: string): Promise<void> {
  await (await bucket()).file(path).delete({ ignoreNotFound: true });
}

/** Writes all sizes below `path`. The same photograph has the same files. */
export async function writePhoto(path: string, { sizes }: ConvertedPhoto): Promise<void> {
  const target = await bucket();
  await Promise.all(
    sizes.map(({ width, format, data }) =>
      target.file(publishedPhotoPath(path, width, format)).save(data, {
        resumable: false,
        contentType: `image/${format}`,
        metadata: { cacheControl: CACHE_CONTROL },
      }),
    ),
  );
}

/**
 * Deletes originals that were never converted.
 * @returns their number
 */
export async function deleteUploadsBefore(cutoff: Instant): Promise<number> {
  const [files] = await (await bucket()).getFiles({ prefix: "uploads/" });
  const old = files.filter(({ metadata }) => Date.parse(metadata.timeCreated ?? "") < cutoff);
  await Promise.all(old.map((file) => file.delete({ ignoreNotFound: true })));
  return old.length;
}

/** Folders of published photographs, `photos/<restaurant>/<hash>`, all of whose files are older. */
export async function publishedPhotosBefore(cutoff: Instant): Promise<string[]> {
  const [files] = await (await bucket()).getFiles({ prefix: UPLOADED_PHOTOS });
  const isOld = new Map<string, boolean>();
  for (const { name, metadata } of files) {
    const path = name.slice(0, name.lastIndexOf("/"));
    const old = Date.parse(metadata.timeCreated ?? "") < cutoff;
    isOld.set(path, old && (isOld.get(path) ?? true));
  }
  return [...isOld.keys()].filter((path) => isOld.get(path));
}

/** Deletes all sizes of a published photograph. */
export async function deletePhoto(path: string): Promise<void> {
  await (await bucket()).deleteFiles({ prefix: `${path}/` });
}
