import { useEffect, useReducer, useRef } from "react";
import { cropToFile } from "@/admin-ui/photo/crop-to-file";
import { openImage } from "@/admin-ui/photo/open-image";
import { changePhoto } from "@/domain/menu/draft/change-photo";
import { dishForFile } from "@/domain/menu/draft/dish-for-file";
import type { Menu } from "@/domain/menu/menu.schema";
import { cropArea, WHOLE_IMAGE } from "@/domain/photo/crop";
import { PHOTO_RATIO } from "@/domain/photo/photo-ratio";
import { err } from "@/domain/result/result";
import { callPublishPhoto } from "@/firebase/callables/photo-callables";
import { useEditorContext } from "../../context/editor-context";
import { photoQueue, type QueuedPhoto } from "./photo-queue";

export interface PhotoQueue {
  readonly photos: readonly QueuedPhoto[];
  readonly add: (files: readonly File[]) => void;
  readonly assign: (id: string, dish: string | null) => void;
  readonly retry: (id: string) => void;
  readonly remove: (id: string) => void;
}

/**
 * Uploads photographs one after the other and puts each into the draft of its dish as soon as both are
 * known. Changing the dish gives the former one its photograph back.
 */
export function usePhotoQueue(): PhotoQueue {
  const { menu, restaurant, edit } = useEditorContext();
  const [photos, dispatch] = useReducer(photoQueue, []);
  const isUploading = useRef(false);

  useEffect(() => {
    const next = photos.find(({ upload }) => upload.step === "waiting");
    if (!next || isUploading.current) return;
    isUploading.current = true;
    const { id, file } = next;
    const report = (share: number) =>
      dispatch({ kind: "upload", id, upload: { step: "uploading", share } });
    report(0);
    // A file that this device cannot handle must not stop the ones behind it.
    const published = publish(restaurant.key, file, report).catch(() => err("unknown" as const));
    void published.then((answer) => {
      isUploading.current = false;
      const upload = answer.ok
        ? ({ step: "ready", photo: answer.value } as const)
        : ({ step: "failed", failure: answer.error } as const);
      dispatch({ kind: "upload", id, upload });
    });
  }, [photos, restaurant.key]);

  useEffect(() => {
    for (const photo of photos) {
      const { id, dish, applied, upload } = photo;
      const wanted = upload.step === "ready" ? dish : null;
      if (wanted === (applied?.dish ?? null)) continue;
      const former = photos.find((other) => other.applied?.dish === wanted)?.applied;
      const before = former ? former.before : menu.items.find((item) => item.id === wanted)?.photo;
      edit(null, (current) => withPhoto(current, photo, wanted));
      dispatch({ kind: "apply", id, applied: wanted === null ? null : { dish: wanted, before } });
    }
  }, [photos, menu, edit]);

  return {
    photos,
    add: (files) =>
      dispatch({
        kind: "add",
        photos: files.map((file) => ({
          id: crypto.randomUUID(),
          file,
          upload: { step: "waiting" },
          dish: dishForFile(file.name, menu.items),
          applied: null,
        })),
      }),
    assign: (id, dish) => dispatch({ kind: "assign", id, dish }),
    retry: (id) => dispatch({ kind: "upload", id, upload: { step: "waiting" } }),
    remove: (id) => dispatch({ kind: "remove", id }),
  };
}

/** The middle of the file in the ratio of dishes, published. */
async function publish(restoKey: string, file: File, onProgress: (share: number) => void) {
  const opened = await openImage(file);
  if (!opened.ok) return opened;
  const image = opened.value;
  const cropped = await cropToFile(image, cropArea(image, PHOTO_RATIO, WHOLE_IMAGE));
  image.close();
  if (!cropped) return err("unknown" as const);
  return callPublishPhoto({ restoKey, file: cropped, onProgress });
}

/**
 * The menu with the photograph at its dish and no longer at the former one, unless that has another one
 * by now; described by the name.
 */
function withPhoto(menu: Menu, { upload, applied }: QueuedPhoto, dish: string | null): Menu {
  if (upload.step !== "ready") return menu;
  const { photo } = upload;
  const returned = applied
    ? changePhoto(menu, { list: "items", id: applied.dish }, (current) =>
        current?.path === photo.path ? applied.before : current,
      )
    : menu;
  const item = menu.items.find(({ id }) => id === dish);
  if (!item) return returned;
  return changePhoto(returned, { list: "items", id: item.id }, (current) => ({
    ...photo,
    alt: current?.alt ?? item.name,
  }));
}
