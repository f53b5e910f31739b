import type { WritableAtom } from "jotai/vanilla";
import * as z from "zod/mini";
import { parseWith } from "../parse-with";
import { storedAtom } from "../stored-atom";
import { validatedStorage } from "../validated-storage";
import { type PendingKind, pendingKey } from "./has-pending";

/** A stored request, or null while none is pending. */
export type PendingAtom<Pending> = WritableAtom<Pending | null, [Pending | null], void>;

/**
 * Atom of a request that is stored before it is sent and removed once its outcome is known, so
 * that a reload, a crash or a second tab asks about the same request instead of sending another.
 */
export function pendingAtom<Pending>(
  kind: PendingKind,
  schema: z.ZodMiniType<Pending>,
): PendingAtom<Pending> {
  return storedAtom<Pending | null>(
    pendingKey(kind),
    null,
    validatedStorage<Pending | null>(parseWith(z.nullable(schema))),
  );
}
