import * as z from "zod/mini";
import { database, type Transaction } from "./admin-app";

const staffSchema = z.object({
  resto_keys: z._default(z.array(z.string()), []),
  role: z.enum(["staff", "manager"]),
  super: z._default(z.boolean(), false),
});

/** What a person may do for which restaurants (contract section 2). */
export type Staff = z.infer<typeof staffSchema>;

/** Reads a person's grants; null for everybody else, and for a record that makes no sense. */
export async function readStaff(transaction: Transaction, uid: string): Promise<Staff | null> {
  const snapshot = await transaction.get(database().doc(`staff/${uid}`));
  const parsed = staffSchema.safeParse(snapshot.data());
  return parsed.success ? parsed.data : null;
}
