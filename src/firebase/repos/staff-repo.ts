import type * as z from "zod/mini";
import { grantsSchema } from "@/domain/staff/grants.schema";
import { type LiveListener, type StopListening, startWhenLoaded } from "../connection/live";

/** What a person may do for which restaurants: their document of `staff` (contract section 2). */
export type StaffGrants = z.infer<typeof grantsSchema>;

/** Follows a person's own grants; null for people without any, and for a record that makes no sense. */
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
