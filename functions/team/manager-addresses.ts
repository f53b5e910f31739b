import { database } from "../runtime/admin-app";
import { readIdentities } from "./staff-identity-store";

/** More managers than a restaurant has. */
const MAX_MANAGERS = 20;

/** A manager of a restaurant with a verified address. */
export interface ManagerAddress {
  readonly uid: string;
  readonly email: string;
}

/** Verified addresses of a restaurant's managers. */
export async function readManagerAddresses(key: string): Promise<ManagerAddress[]> {
  const { docs } = await database()
    .collection("staff")
    .where("role", "==", "manager")
    .where("resto_keys", "array-contains", key)
    .limit(MAX_MANAGERS)
    .select()
    .get();
  const identities = await readIdentities(docs.map(({ id }) => id));
  return [...identities.values()].flatMap(({ uid, email, verified }) =>
    email !== null && verified ? [{ uid, email }] : [],
  );
}
