import { type Grants, grantsSchema } from "@/domain/staff/grants.schema";
import { type LiveListener, type StopListening, startWhenLoaded } from "../connection/live";

/** Follows the user's own grants; null without any, and for a malformed document. */
export function watchStaffGrants(
  uid: string,
  listener: LiveListener<Grants | null>,
): StopListening {
  return startWhenLoaded(async () => {
    const { listenToDocument } = await import("../connection/live-queries");
    return listenToDocument(["staff", uid], parseGrants, listener);
  }, listener.onFault);
}

function parseGrants(data: unknown): Grants | null {
  const parsed = grantsSchema.safeParse(data);
  return parsed.success ? parsed.data : null;
}
