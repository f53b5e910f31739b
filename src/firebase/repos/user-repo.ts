import { doc, getDoc, serverTimestamp, setDoc, updateDoc } from "firebase/firestore";
import { type UserDocument, userDocumentSchema } from "@/domain/user/user.schema";
import { openDatabase } from "../connection/database";
import { documentData } from "../connection/document-data";

/**
 * Creates the user document on the first sign-in, and writes this session's `online_at` and the
 * account's address, which a guest account gets when it is upgraded.
 * @param email the address of the ID token
 * @returns the stored document; instants in milliseconds
 */
export async function upsertUser(uid: string, email: string | null): Promise<UserDocument> {
  const record = doc(openDatabase(), "users", uid);
  const found = await getDoc(record);
  if (!found.exists()) await setDoc(record, { email, created_at: serverTimestamp() });
  await updateDoc(record, { email, online_at: serverTimestamp() }).catch(unlessRefused);
  // Read back, because the server sets the instants.
  return userDocumentSchema.parse(documentData(await getDoc(record)));
}

/** The rules refuse a second stamp within a minute, for example of a page that was reloaded. */
function unlessRefused(fault: { code?: string }): void {
  if (fault.code !== "permission-denied") throw fault;
}
