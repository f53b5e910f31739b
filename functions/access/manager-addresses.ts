import { database } from "../runtime/admin-app";
import { deletedIdentity, readIdentities } from "./staff-identity-store";

/** More staff members than a restaurant has. */
const MAX_STAFF = 200;

/** A manager whose account still has the granted address, verified. */
export interface ManagerAddress {
  readonly uid: string;
  readonly email: string;
}

/** Addresses of a restaurant's managers whose grants have an effect. */
export async function readManagerAddresses(key: string): Promise<ManagerAddress[]> {
  const { docs } = await database()
    .collection("staff")
    .where("resto_keys", "array-contains", key)
    .limit(MAX_STAFF)
    .select("role", "email")
    .get();
  const managers = docs.filter((each) => each.get("role") === "manager");
  const identities = await readIdentities(managers.map(({ id }) => id));
  return managers.flatMap((each) => {
    const granted: unknown = each.get("email");
    const { uid, email, verified, disabled } = identities.get(each.id) ?? deletedIdentity(each.id);
    return email !== null && email === granted && verified && !disabled ? [{ uid, email }] : [];
  });
}
