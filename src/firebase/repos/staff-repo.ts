import type * as z from "zod/mini";
import { grantsSchema } from "@/domain/staff/grants.schema";
import { type LiveListener, type StopListening, startWhenLoaded } from "../connection/live";

/** A user's document in `staff`: their restaurants and role. */
export type StaffGrants = z.infer<typeof grantsSchema>;

/** Follows the user's own grants; null without any, and for a malformed document. */
export function watchStaffGrants(
  uid: string,
  listener: LiveListener<StaffGrants | null>,
): StopListening {
  return startWhenLoaded(async () => {
    const { listenToDocument } = await import("../connection/live-queries");
    return listenToDocument(["staff", uid], parseGrants, listener);
  }, listener.onFault);
}

function parseGrants(data: unknown): StaffGrants | null {
  const parsed = grantsSchema.safeParse(data);
  return parsed.success ? parsed.data : null;
}
