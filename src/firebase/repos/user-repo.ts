import { doc, getDoc, serverTimestamp, setDoc, updateDoc } from "firebase/firestore";
import { type UserDocument, userDocumentSchema } from "@/domain/user/user.schema";
import { openDatabase } from "../connection/database";
import { documentData } from "../connection/document-data";

/**
 * Creates the user document on the first sign-in, and writes this session's `online_at` and the
 * account's address, which a guest account gets when it is upgraded.
 * @param email the address of the ID token
 * @returns the document; instants in milliseconds, what was just written by the device's clock
 */
export async function upsertUser(uid: string, email: string | null): Promise<UserDocument> {
  const record = doc(openDatabase(), "users", uid);
  const found = await getDoc(record);
  const online_at = serverTimestamp();
  const now = Date.now();
  if (!found.exists()) {
    await setDoc(record, { email, online_at, created_at: serverTimestamp() });
    return { email, created_at: now, online_at: now };
  }
  const stored = userDocumentSchema.parse(documentData(found));
  const isStamped = await updateDoc(record, { email, online_at }).then(() => true, unlessRefused);
  return isStamped ? { ...stored, email, online_at: now } : stored;
}

/** The rules refuse a second stamp within a minute, for example of a page that was reloaded. */
function unlessRefused(fault: { code?: string }): false {
  if (fault.code !== "permission-denied") throw fault;
  return false;
}
