import * as z from "zod/mini";
import { activeTenantKey } from "@/config/active-tenant-key";
import { parseWith } from "../parse-with";
import { storedAtom } from "../stored-atom";
import { validatedStorage } from "../validated-storage";

const pushStateSchema = z.union([
  z.literal("declined"),
  z.object({ uid: z.string(), endpoint: z.string(), subscribed_at: z.int() }),
]);

/**
 * Messages on this device: what the server last stored about it, or that the guest does not want to be
 * asked; null if they were never asked.
 */
export type PushState = z.infer<typeof pushStateSchema> | null;

export const pushAtom = storedAtom<PushState>(
  `${activeTenantKey}.push`,
  null,
  validatedStorage<PushState>(parseWith(pushStateSchema)),
);
