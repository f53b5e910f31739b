import { CommandError } from "../lib/command-error";
import { LOCAL_PROJECT_ID } from "../lib/local-web-config";
import type { BackendPorts } from "../lib/ports";
import { fetchProject } from "./fetch-project";
import {
  decodeFields,
  encodeFields,
  type FirestoreFields,
  type PlainFields,
} from "./firestore-value";

/** Addresses and credentials for the REST interfaces of a Firebase project. */
export interface Project {
  readonly projectId: string;
  readonly identityUrl: string;
  readonly firestoreUrl: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A project on Google's servers. The token's account needs rights on it; security rules do not apply. */
export function hostedProject(projectId: string, token: string): Project {
  return {
    projectId,
    identityUrl: "https://identitytoolkit.googleapis.com",
    firestoreUrl: "https://firestore.googleapis.com",
    // A user's token requires the project that is billed.
    headers: { authorization: `Bearer ${token}`, "x-goog-user-project": projectId },
  };
}

export function localProject({ auth, firestore }: BackendPorts): Project {
  return {
    projectId: LOCAL_PROJECT_ID,
    identityUrl: `http://127.0.0.1:${auth}/identitytoolkit.googleapis.com`,
    firestoreUrl: `http://127.0.0.1:${firestore}`,
    headers: { authorization: "Bearer owner" },
  };
}

interface StoredDocument {
  /** Instants are `Date`s. */
  readonly data: PlainFields;
  readonly updateTime: string;
}

/** Condition of a write: the document is absent, or unchanged since it was read. */
type Precondition = { readonly exists: false } | { readonly updateTime: string };

export interface DocumentWrite {
  readonly path: string;
  /** Null deletes the document. */
  readonly data: object | null;
  /** Absent writes in any case. */
  readonly expected?: Precondition;
  /** Top-level fields to write, or to remove if `data` has none of the name; absent replaces all. */
  readonly fields?: readonly string[];
}

/** Name of the parent of all collections. */
export const rootOf = ({ projectId }: Project) =>
  `projects/${projectId}/databases/(default)/documents`;

/** @returns null for a missing document */
export async function readDocument(project: Project, path: string): Promise<StoredDocument | null> {
  const url = `${project.firestoreUrl}/v1/${rootOf(project)}/${path}`;
  const response = await fetchProject(url, { headers: project.headers });
  if (response.status === 404) return null;
  const { fields = {}, updateTime } = (await responseBody(url, response)) as {
    readonly fields?: FirestoreFields;
    readonly updateTime: string;
  };
  return { data: decodeFields(fields), updateTime };
}

/**
 * Writes all documents or none.
 * @returns the time of the write, which the documents have as `updateTime`
 * @throws CommandError if the project refuses, also because a condition is not met
 */
export async function commitDocuments(
  project: Project,
  writes: readonly DocumentWrite[],
): Promise<string> {
  const root = rootOf(project);
  const answer = await post(project, `${project.firestoreUrl}/v1/${root}:commit`, {
    writes: writes.map(({ path, data, expected, fields }) => ({
      ...(data
        ? { update: { name: `${root}/${path}`, fields: fieldsOf(data, fields) } }
        : { delete: `${root}/${path}` }),
      currentDocument: expected,
      updateMask: fields && { fieldPaths: fields },
    })),
  });
  return (answer as { readonly commitTime: string }).commitTime;
}

function fieldsOf(data: object, names: readonly string[] | undefined): FirestoreFields {
  const fields = encodeFields(data);
  if (!names) return fields;
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
}

/** @throws CommandError if the project refuses */
export async function get(project: Project, url: string): Promise<unknown> {
  return responseBody(url, await fetchProject(url, { headers: project.headers }));
}

/** @throws CommandError if the project refuses */
export async function post(project: Project, url: string, body: object): Promise<unknown> {
  const headers = { ...project.headers, "content-type": "application/json" };
  return responseBody(
    url,
    await fetchProject(url, { method: "POST", headers, body: JSON.stringify(body) }),
  );
}

async function responseBody(url: string, response: Response): Promise<unknown> {
  if (response.ok) return response.json();
  const { host } = new URL(url);
  const { error } = (await response.json().catch(() => ({}))) as { error?: { message?: string } };
  throw new CommandError(`${host} refused: ${error?.message ?? response.status}`);
}
