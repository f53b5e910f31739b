import type { Photo } from "@/domain/photo/photo.schema";
import type { PhotoFailure } from "@/domain/photo/photo-failure";
import type { PublishedPhoto } from "@/domain/photo/publish-photo-request.schema";

/** `share` is that of the upload; at 1 the server converts the photograph. */
type UploadStep =
  | { readonly step: "waiting" }
  | { readonly step: "uploading"; readonly share: number }
  | { readonly step: "failed"; readonly failure: PhotoFailure }
  | { readonly step: "ready"; readonly photo: PublishedPhoto };

/** One file of the queue. */
export interface QueuedPhoto {
  readonly id: string;
  readonly file: File;
  readonly upload: UploadStep;
  /** Id of the dish it is for. */
  readonly dish: string | null;
  /** The dish that shows it in the draft, with the photograph that it had before. */
  readonly applied: AppliedPhoto | null;
}

interface AppliedPhoto {
  readonly dish: string;
  readonly before: Photo | undefined;
}

export type QueueAction =
  | { readonly kind: "add"; readonly photos: readonly QueuedPhoto[] }
  | { readonly kind: "upload"; readonly id: string; readonly upload: UploadStep }
  /** A dish has one photograph: another one of the queue loses it. */
  | { readonly kind: "assign"; readonly id: string; readonly dish: string | null }
  | { readonly kind: "apply"; readonly id: string; readonly applied: AppliedPhoto | null }
  | { readonly kind: "remove"; readonly id: string };

export function photoQueue(
  queue: readonly QueuedPhoto[],
  action: QueueAction,
): readonly QueuedPhoto[] {
  const change = (id: string, changes: Partial<QueuedPhoto>) =>
    queue.map((photo) => (photo.id === id ? { ...photo, ...changes } : photo));
  switch (action.kind) {
    case "add":
      return [...queue, ...action.photos.map(withoutTaken(queue))];
    case "upload":
      return change(action.id, { upload: action.upload });
    case "assign":
      return change(action.id, { dish: action.dish }).map((photo) =>
        photo.id !== action.id && action.dish !== null && photo.dish === action.dish
          ? { ...photo, dish: null }
          : photo,
      );
    case "apply":
      return change(action.id, { applied: action.applied });
    case "remove":
      return queue.filter(({ id }) => id !== action.id);
  }
}

/** A dish that a file name only suggests goes to the first file. */
function withoutTaken(queue: readonly QueuedPhoto[]) {
  const taken = new Set(queue.map(({ dish }) => dish));
  return (photo: QueuedPhoto): QueuedPhoto => {
    if (photo.dish === null) return photo;
    if (taken.has(photo.dish)) return { ...photo, dish: null };
    taken.add(photo.dish);
    return photo;
  };
}
