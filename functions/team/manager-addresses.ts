import { database } from "../runtime/admin-app";
import { readIdentities } from "./staff-identity-store";

/** More staff members than a restaurant has. */
const MAX_STAFF = 200;

/** A manager of a restaurant with a verified address. */
export interface ManagerAddress {
  readonly uid: string;
  readonly email: string;
}

/** Verified addresses of a restaurant's managers. */
export async function readManagerAddresses(key: string): Promise<ManagerAddress[]> {
  const { docs } = await database()
    .collection("staff")
    .where("resto_keys", "array-contains", key)
    .limit(MAX_STAFF)
    .select("role")
    .get();
  const managers = docs.filter((each) => each.get("role") === "manager");
  const identities = await readIdentities(managers.map(({ id }) => id));
  return [...identities.values()].flatMap(({ uid, email, verified, disabled }) =>
    email !== null && verified && !disabled ? [{ uid, email }] : [],
  );
}
