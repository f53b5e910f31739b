import { randomUUID } from "node:crypto";
import { decodeFields, encodeFields, type FirestoreFields } from "../local/firestore-value";
import { LOCAL_PROJECT_ID } from "../local/local-web-config";
import type { BackendPorts } from "../local/ports";
import { UserProblem } from "../local/user-problem";

/** Where accounts and documents of a project are reached, and with which credentials. */
export interface Project {
  readonly projectId: string;
  readonly identityUrl: string;
  readonly firestoreUrl: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A real project, past its rules, by the rights of the token's owner. */
export function hostedProject(projectId: string, token: string): Project {
  return {
    projectId,
    identityUrl: "https://identitytoolkit.googleapis.com",
    firestoreUrl: "https://firestore.googleapis.com",
    // People's own tokens must name the project that answers for the call.
    headers: { authorization: `Bearer ${token}`, "x-goog-user-project": projectId },
  };
}

/** The local backend. */
export function localProject({ auth, firestore }: BackendPorts): Project {
  return {
    projectId: LOCAL_PROJECT_ID,
    identityUrl: `http://127.0.0.1:${auth}/identitytoolkit.googleapis.com`,
    firestoreUrl: `http://127.0.0.1:${firestore}`,
    headers: { authorization: "Bearer owner" },
  };
}

interface Account {
  readonly localId: string;
  readonly emailVerified?: boolean;
}

interface StoredStaff {
  readonly fields?: FirestoreFields;
  readonly updateTime: string;
}

/**
 * Makes the account with an address a super-administrator, with an entry in the audit trail.
 * Restaurants it works for already stay. Safe to repeat, and beside others: what has changed
 * meanwhile is not overwritten.
 * @throws UserProblem where there is no such account, or its address was never confirmed: somebody
 * else might have registered it
 */
export async function grantSuper(
  project: Project,
  email: string,
  now: Date,
): Promise<"granted" | "already"> {
  const address = email.trim().toLowerCase();
  const account = await findAccount(project, address);
  if (!account) {
    throw new UserProblem(`${address} has no account; register it on one of the sites first.`);
  }
  if (!account.emailVerified) {
    throw new UserProblem(
      `${address} has not been confirmed; follow the link in the mail, then try again.`,
    );
  }
  const path = `staff/${account.localId}`;
  const stored = await readStaff(project, path);
  const before = decodeFields(stored?.fields ?? {});
  if (before.super === true) return "already";
  const staff = { resto_keys: [], ...before, role: "manager", super: true };
  const entry = {
    at: now,
    by: "system",
    uid: null,
    resto_key: null,
    target: path,
    action: "staff.super",
  };
  const root = databaseOf(project);
  await request(project, `${project.firestoreUrl}/v1/${root}:commit`, {
    writes: [
      {
        update: { name: `${root}/${path}`, fields: encodeFields(staff) },
        currentDocument: stored ? { updateTime: stored.updateTime } : { exists: false },
      },
      {
        update: { name: `${root}/audit/${randomUUID()}`, fields: encodeFields(entry) },
        currentDocument: { exists: false },
      },
    ],
  });
  return "granted";
}

const databaseOf = ({ projectId }: Project) =>
  `projects/${projectId}/databases/(default)/documents`;

async function findAccount(project: Project, email: string): Promise<Account | null> {
  const url = `${project.identityUrl}/v1/projects/${project.projectId}/accounts:lookup`;
  const { users = [] } = (await request(project, url, { email: [email] })) as {
    users?: Account[];
  };
  return users[0] ?? null;
}

async function readStaff(project: Project, path: string): Promise<StoredStaff | null> {
  const url = `${project.firestoreUrl}/v1/${databaseOf(project)}/${path}`;
  const response = await fetch(url, { headers: project.headers });
  if (response.status === 404) return null;
  return (await answerOf(url, response)) as StoredStaff;
}

async function request(project: Project, url: string, body: object): Promise<unknown> {
  const headers = { ...project.headers, "content-type": "application/json" };
  return answerOf(url, await fetch(url, { method: "POST", headers, body: JSON.stringify(body) }));
}

async function answerOf(url: string, response: Response): Promise<unknown> {
  if (response.ok) return response.json();
  const { host } = new URL(url);
  const { error } = (await response.json().catch(() => ({}))) as { error?: { message?: string } };
  throw new UserProblem(`${host} refused: ${error?.message ?? response.status}`);
}
