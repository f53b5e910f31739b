import { doc, getDoc, serverTimestamp, setDoc, updateDoc } from "firebase/firestore";
import { type UserDocument, userDocumentSchema } from "@/domain/user/user.schema";
import { openDatabase } from "../connection/database";
import { documentData } from "./document-data";

/**
 * Creates the user record on the first sign-in and renews `online_at` (spec sections 3 and 4).
 * @returns the stored record as it was read; instants in milliseconds
 */
export async function upsertUser(uid: string, email: string | null): Promise<UserDocument> {
  const record = doc(openDatabase(), "users", uid);
  const found = await getDoc(record);
  if (!found.exists()) await setDoc(record, { email, created_at: serverTimestamp() });
  await updateDoc(record, { online_at: serverTimestamp() });
  const data = found.exists() ? documentData(found) : { email, created_at: null };
  return userDocumentSchema.parse(data);
}
