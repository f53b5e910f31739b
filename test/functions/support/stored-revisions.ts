import { inject } from "vitest";
import { backendAdmin } from "@/hosting/firebase/backend-admin";
import { at } from "./test-kitchen";
import { testMenu } from "./test-menu";

/** Stores archived revisions that this account replaced at noon. */
export function storeRevisions(
  kind: string,
  resto_key: string,
  revs: readonly number[],
  replaced_by: string,
): Promise<void> {
  return backendAdmin(inject("backendPorts")).write(
    revs.map((rev) => ({
      path: `history/${kind}_${resto_key}_${rev}`,
      data: {
        kind,
        resto_key,
        rev,
        value: { ...testMenu, rev },
        saved_at: null,
        saved_by: null,
        replaced_at: new Date(at("12:00")),
        replaced_by,
      },
    })),
  );
}
