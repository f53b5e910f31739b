import * as z from "zod/mini";
import { type LiveListener, type StopListening, startWhenLoaded } from "./live";

const staffGrantsSchema = z.object({
  resto_keys: z._default(z.array(z.string()), []),
  role: z.enum(["staff", "manager"]),
  super: z._default(z.boolean(), false),
});

/** What a person may do for which restaurants: their document of `staff` (contract section 2). */
export type StaffGrants = z.infer<typeof staffGrantsSchema>;

/** Follows a person's own grants; null for people without any, and for a record that makes no sense. */
export function watchStaffGrants(
  uid: string,
  listener: LiveListener<StaffGrants | null>,
): StopListening {
  return startWhenLoaded(async () => {
    const { listenToDocument } = await import("./live-queries");
    return listenToDocument(["staff", uid], parseGrants, listener);
  }, listener.onFault);
}

function parseGrants(data: unknown): StaffGrants | null {
  const parsed = staffGrantsSchema.safeParse(data);
  return parsed.success ? parsed.data : null;
}
