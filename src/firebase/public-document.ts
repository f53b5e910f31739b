import * as z from "zod/mini";

/** The text the database client uses for the same case (spec section 8). */
const OFFLINE = "Failed to get document because the client is offline.";

const answerSchema = z.object({ fields: z.optional(z.record(z.string(), z.unknown())) });

/**
 * Reads a document anyone may read through the database's REST interface: the page needs two of
 * them at once, and the client, ten times their size, only later.
 * @returns null where the document does not exist
 * @throws Error "Failed to get document because the client is offline." or with the HTTP status
 */
export async function readPublicDocument(
  collection: string,
  id: string,
): Promise<Record<string, unknown> | null> {
  const answer = await fetch(documentUrl(collection, id)).catch(() => {
    throw new Error(OFFLINE);
  });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`reading ${collection}/${id} answered ${answer.status}`);
  return decodeFields(answerSchema.parse(await answer.json()).fields ?? {});
}

function documentUrl(collection: string, id: string): string {
  const { projectId, apiKey } = __LOCAL_BACKEND__ ?? __HOSTED_BACKEND__;
  const host = __LOCAL_BACKEND__
    ? `http://${window.location.hostname}:${__LOCAL_BACKEND__.firestorePort}`
    : "https://firestore.googleapis.com";
  const path = `v1/projects/${projectId}/databases/(default)/documents/${collection}/${id}`;
  return `${host}/${path}?key=${apiKey}`;
}

/** Values of the kinds that public documents hold; each carries its type's name as its only key. */
function decodeFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, decode(value)]));
}

function decode(typed: unknown): unknown {
  const [type, value] = Object.entries(typed as object)[0] ?? [];
  if (type === "integerValue") return Number(value);
  if (type === "arrayValue") return ((value as { values?: unknown[] }).values ?? []).map(decode);
  if (type === "mapValue") {
    return decodeFields((value as { fields?: Record<string, unknown> }).fields ?? {});
  }
  return value;
}
