import { doc, getDoc, serverTimestamp, setDoc, updateDoc } from "firebase/firestore";
import { type UserDocument, userDocumentSchema } from "@/domain/user/user.schema";
import { openDatabase } from "../connection/database";
import { documentData } from "./document-data";

/**
 * Creates the user document on the first sign-in and updates `online_at`.
 * @returns the stored document; instants in milliseconds
 */
export async function upsertUser(uid: string, email: string | null): Promise<UserDocument> {
  const record = doc(openDatabase(), "users", uid);
  const found = await getDoc(record);
  if (!found.exists()) await setDoc(record, { email, created_at: serverTimestamp() });
  await updateDoc(record, { online_at: serverTimestamp() });
  // A new document is read back, because the server sets its instants.
  const stored = found.exists() ? found : await getDoc(record);
  return userDocumentSchema.parse(documentData(stored));
}
