import { retentionCutoff } from "@/domain/retention/retention";
import { readRevisionValues } from "../revisions/revision-store";
import type { JobRun } from "../runtime/define-job";
import { allCurrentDocuments, currentDocuments } from "./photo-documents-store";
import { deletePhoto, publishedPhotosBefore } from "./photo-store";

/**
 * Deletes published photographs that no menu, no restaurant and no earlier revision of their own
 * restaurant names (docs/rules.md#photographs).
 * @returns their number
 */
export async function deleteUnusedPhotos({ now, isOver }: JobRun): Promise<number> {
  const old = await publishedPhotosBefore(retentionCutoff("unused_photo", now));
  let count = 0;
  for (const [key, paths] of byRestaurant(old)) {
    if (isOver()) break;
    const removed = unnamed(paths, await currentDocuments(key));
    if (removed.length === 0) continue;
    const unused = unnamed(removed, [
      await readRevisionValues({ kind: "menu", resto_key: key }),
      await readRevisionValues({ kind: "restaurant", resto_key: key }),
      // A revision may have been restored meanwhile.
      await allCurrentDocuments(),
    ]);
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

/** Paths that occur in no text of the documents. Searches the JSON, as some cannot be parsed. */
function unnamed(paths: readonly string[], documents: unknown): string[] {
  const json = JSON.stringify(documents);
  return paths.filter((path) => !json.includes(JSON.stringify(path)));
}
