import { inject } from "vitest";
import { encodeFields } from "@/hosting/firebase/firestore-value";
import { LOCAL_PROJECT_ID } from "@/hosting/lib/local-web-config";

const DOCUMENTS = `projects/${LOCAL_PROJECT_ID}/databases/(default)/documents`;

/** All operations of a client on a document and its collection. */
export const DATABASE_OPERATIONS = [
  "get",
  "list",
  "list of the restaurant",
  "count",
  "create",
  "update",
  "delete",
] as const;

export type DatabaseOperation = (typeof DATABASE_OPERATIONS)[number];

/**
 * Tries an operation under the security rules.
 * @param path of a document of the restaurant
 * @returns whether it was allowed
 */
export async function tryOnDatabase(
  operation: DatabaseOperation,
  { path, restoKey, idToken }: { path: string; restoKey: string; idToken: string | undefined },
): Promise<boolean> {
  const [collection = "", id = ""] = path.split("/");
  const name = `${DOCUMENTS}/${path}`;
  const fields = encodeFields({ resto_key: restoKey, super: true });
  const from = [{ collectionId: collection }];
  const where = {
    fieldFilter: {
      field: { fieldPath: "resto_key" },
      op: "EQUAL",
      value: { stringValue: restoKey },
    },
  };
  switch (operation) {
    case "get":
      return send(path, idToken);
    case "list":
      return send(":runQuery", idToken, { structuredQuery: { from, limit: 10 } });
    case "list of the restaurant":
      return send(":runQuery", idToken, { structuredQuery: { from, where, limit: 10 } });
    case "count": {
      const structuredQuery = { from, where, limit: 10 };
      const aggregations = [{ alias: "all", count: {} }];
      const structuredAggregationQuery = { structuredQuery, aggregations };
      return send(":runAggregationQuery", idToken, { structuredAggregationQuery });
    }
    case "create":
      return send(":commit", idToken, { writes: [{ update: { name: `${name}-new`, fields } }] });
    case "update": {
      const updateMask = { fieldPaths: ["super"] };
      return send(":commit", idToken, { writes: [{ update: { name, fields }, updateMask }] });
    }
    case "delete":
      return send(":commit", idToken, { writes: [{ delete: `${DOCUMENTS}/${collection}/${id}` }] });
  }
}

async function send(method: string, idToken: string | undefined, body?: object): Promise<boolean> {
  const { firestore } = inject("backendPorts");
  const separator = method.startsWith(":") ? "" : "/";
  const response = await fetch(
    `http://127.0.0.1:${firestore}/v1/${DOCUMENTS}${separator}${method}`,
    {
      method: body ? "POST" : "GET",
      headers: {
        "content-type": "application/json",
        ...(idToken && { authorization: `Bearer ${idToken}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    },
  );
  const text = await response.text();
  if (response.ok && !text.includes("PERMISSION_DENIED")) return true;
  // 401: the token is revoked, or its account deleted.
  if ([401, 403].includes(response.status) || text.includes("PERMISSION_DENIED")) return false;
  throw new Error(`${method}: ${response.status} ${text}`);
}
