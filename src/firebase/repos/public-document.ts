import { decodeRestFields } from "@/domain/stored-data/decode-rest-fields";
import { updateServerOffset } from "../connection/server-clock";

/** The message that Firestore's client uses for the same case. */
const OFFLINE = "Failed to get document because the client is offline.";

/** A document with the times of its creation and last write, as Firestore writes them. */
export interface PublicDocument {
  readonly data: Readonly<Record<string, unknown>>;
  readonly createTime?: string | undefined;
  readonly updateTime?: string | undefined;
}

/** Response to a batch of one. Checked by hand: the first screen has no room for a schema library. */
interface Answer {
  /** Absent when the document does not exist. */
  readonly found?: {
    readonly fields?: Record<string, unknown>;
    readonly createTime?: string;
    readonly updateTime?: string;
  };
  readonly readTime?: string;
}

/**
 * Reads a public document through Firestore's REST API: the page needs two of them at once, and
 * loads the much larger client only later. Sent as a batch of one, because the response to a batch
 * carries the server's time, which corrects this device's clock.
 * @param path collection and id, for example `menus/resto-bobingen`
 * @param fieldPaths the fields to read; all when omitted
 * @returns null when the document does not exist
 * @throws Error "Failed to get document because the client is offline." or with the HTTP status
 */
export async function readPublicDocument(
  path: string,
  fieldPaths?: readonly string[],
): Promise<PublicDocument | null> {
  const { projectId, apiKey } = __LOCAL_BACKEND__ ?? __HOSTED_BACKEND__;
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const mask = fieldPaths && { fieldPaths };
  const body = JSON.stringify({ documents: [`${documents}/${path}`], mask });
  const sentAt = Date.now();
  // A plain-text body is sent without a preflight.
  const answer = await fetch(batchUrl(documents, apiKey), { method: "POST", body }).catch(() => {
    throw new Error(OFFLINE);
  });
  if (!answer.ok) throw new Error(`reading ${path} answered ${answer.status}`);
  const [{ found, readTime }] = asBatchOfOne(await answer.json());
  if (readTime) updateServerOffset(readTime, sentAt);
  if (!found) return null;
  const { fields = {}, createTime, updateTime } = found;
  return { data: decodeRestFields(fields, Date.parse), createTime, updateTime };
}

function asBatchOfOne(answer: unknown): readonly [Answer] {
  const [only] = Array.isArray(answer) ? answer : [];
  if (typeof only !== "object" || only === null) throw new Error("unreadable answer");
  return [only];
}

function batchUrl(documents: string, apiKey: string): string {
  const host = __LOCAL_BACKEND__
    ? `http://${window.location.hostname}:${__LOCAL_BACKEND__.firestorePort}`
    : "https://firestore.googleapis.com";
  return `${host}/v1/${documents}:batchGet?key=${apiKey}`;
}
