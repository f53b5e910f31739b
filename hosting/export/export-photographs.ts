import { copyFileSync, existsSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Menu } from "@/domain/menu/menu.schema";
import type { Photo } from "@/domain/photo/photo.schema";
import { PHOTO_WIDTHS, publishedPhotoPath } from "@/domain/photo/photo-sources";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { CommandError } from "../lib/command-error";
import { repoRoot } from "../lib/repo-root";

/** All photographs of a restaurant and its menu, each once. */
export function photosOf(restaurant: Restaurant, { categories, items }: Menu): Photo[] {
  const photos = [restaurant, ...categories, ...items].flatMap(({ photo }) => photo ?? []);
  return [...new Map(photos.map((photo) => [photo.path, photo])).values()];
}

/**
 * Copies a photograph into a folder: an uploaded one in its largest published size from the bucket,
 * a configured one as it is in the repository.
 * @param bucket see `bucketUrl`
 * @returns whether it was found
 * @throws CommandError if the bucket refuses
 */
export async function exportPhoto(
  photo: Photo,
  { key, bucket, folder }: { key: string; bucket: string; folder: string },
): Promise<boolean> {
  if (!photo.path.startsWith("photos/")) {
    const file = join(repoRoot, "tenant-configs/photos", key, photo.path);
    if (existsSync(file)) copyFileSync(file, join(folder, photo.path));
    return existsSync(file);
  }
  const widths = PHOTO_WIDTHS.filter((_, index) => photo.width > (PHOTO_WIDTHS[index - 1] ?? 0));
  const path = publishedPhotoPath(photo.path, widths.at(-1) ?? PHOTO_WIDTHS[0], "webp");
  const response = await fetch(`${bucket}/${encodeURIComponent(path)}?alt=media`);
  if (response.status === 404) return false;
  if (!response.ok) throw new CommandError(`${path} cannot be downloaded: ${response.status}`);
  const name = `${basename(photo.path)}.webp`;
  writeFileSync(join(folder, name), Buffer.from(await response.arrayBuffer()));
  return true;
}
