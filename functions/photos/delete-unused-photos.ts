import { retentionCutoff } from "@/domain/retention/retention";
import { readRevisionValues } from "../revisions/revision-store";
import type { JobRun } from "../runtime/define-job";
import { currentDocuments } from "./photo-documents-store";
import { deletePhoto, publishedPhotosBefore } from "./photo-store";

/**
 * Deletes published photographs that neither menu nor restaurant nor an earlier revision names
 * (docs/rules.md#photographs).
 * @returns their number
 */
export async function deleteUnusedPhotos({ now, isOver }: JobRun): Promise<number> {
  const old = await publishedPhotosBefore(retentionCutoff("unused_photo", now));
  let count = 0;
  for (const [key, paths] of byRestaurant(old)) {
    if (isOver()) break;
    const documents = await currentDocuments(key);
    const removed = paths.filter((path) => !isNamed(path, documents));
    if (removed.length === 0) continue;
    const earlier = [
      await readRevisionValues({ kind: "menu", resto_key: key }),
      await readRevisionValues({ kind: "restaurant", resto_key: key }),
      // A revision may have been restored meanwhile.
      await currentDocuments(key),
    ];
    const unused = removed.filter((path) => !isNamed(path, earlier));
    await Promise.all(unused.map(deletePhoto));
    count += unused.length;
  }
  return count;
}

/** Folders of photographs, `photos/<restaurant>/<hash>`, by restaurant. */
function byRestaurant(paths: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const key = path.split("/")[1] ?? "";
    groups.set(key, [...(groups.get(key) ?? []), path]);
  }
  return groups;
}

/** Whether a text anywhere in the documents is this path, also in those that cannot be parsed. */
function isNamed(path: string, documents: unknown): boolean {
  return JSON.stringify(documents).includes(JSON.stringify(path));
}
