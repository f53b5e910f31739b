import type { Photo } from "@/domain/photo/photo.schema";
import { type PhotoSources, photoSources } from "@/domain/photo/photo-sources";

/** A photograph that this build can show. */
export interface FoundPhoto extends PhotoSources {
  readonly photo: Photo;
}

/** Null without a photograph, and for a configured one that this build does not have. */
export function findPhoto(photo: Photo | undefined): FoundPhoto | null {
  const sources = photo ? photoSources(photo, __PHOTO_PLACES__) : null;
  return photo && sources ? { photo, ...sources } : null;
}
