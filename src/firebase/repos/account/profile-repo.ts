import { deleteDoc, doc, getDoc, serverTimestamp, setDoc } from "firebase/firestore";
import { type ProfileDetails, profileDetailsSchema } from "@/domain/user/profile.schema";
import { openDatabase } from "../../connection/database";
import { writeOwn } from "./write-own";

/** The profile that an account has agreed to store: docs/rules.md#profiles. Null without one. */
export async function readProfile(uid: string): Promise<ProfileDetails | null> {
  const found = await getDoc(profileOf(uid));
  return found.exists() ? profileDetailsSchema.parse(found.data()) : null;
}

/** Stores the profile. The first time also records the consent. */
export async function saveProfile(uid: string, details: ProfileDetails): Promise<void> {
  const record = profileOf(uid);
  const found = await getDoc(record);
  const agreed_at = found.exists() ? found.get("agreed_at") : serverTimestamp();
  const { name, phone, addresses } = details;
  const profile = { name, phone, addresses, agreed_at, changed_at: serverTimestamp() };
  await writeOwn(() => setDoc(record, profile));
}

/** Withdraws the consent: nothing remains stored. */
export async function deleteProfile(uid: string): Promise<void> {
  const record = profileOf(uid);
  if ((await getDoc(record)).exists()) await writeOwn(() => deleteDoc(record));
}

function profileOf(uid: string) {
  return doc(openDatabase(), "profiles", uid);
}
