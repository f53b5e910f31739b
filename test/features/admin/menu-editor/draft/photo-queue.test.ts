import { expect, it } from "vitest";
import {
  photoQueue,
  type QueueAction,
  type QueuedPhoto,
} from "@/features/admin/menu-editor/photo/batch/photo-queue";

const queued = (id: string, dish: string | null = null): QueuedPhoto => ({
  id,
  file: new File([], `${id}.jpg`),
  upload: { step: "waiting" },
  dish,
  applied: null,
});

const after = (...actions: readonly QueueAction[]) =>
  actions.reduce<readonly QueuedPhoto[]>(photoQueue, []);
const dishes = (queue: readonly QueuedPhoto[]) => queue.map(({ dish }) => dish);

it("of two files that are named after one dish, the first one gets it", () => {
  const queue = after(
    { kind: "add", photos: [queued("a", "pho"), queued("b", "pho"), queued("c")] },
    { kind: "add", photos: [queued("d", "pho"), queued("e", "tea")] },
  );
  expect(dishes(queue)).toEqual(["pho", null, null, null, "tea"]);
});

it("a photograph of the queue is unassigned when its dish gets another one", () => {
  const queue = after(
    { kind: "add", photos: [queued("a", "pho"), queued("b")] },
    { kind: "assign", id: "b", dish: "pho" },
  );
  expect(dishes(queue)).toEqual([null, "pho"]);
});

it("a failed file keeps its dish and waits again", () => {
  const queue = after(
    { kind: "add", photos: [queued("a", "pho")] },
    { kind: "upload", id: "a", upload: { step: "failed", failure: "offline" } },
    { kind: "upload", id: "a", upload: { step: "waiting" } },
  );
  expect(queue).toEqual([queued("a", "pho")].map((photo) => ({ ...photo, file: queue[0]?.file })));
});
