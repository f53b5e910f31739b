import * as z from "zod";
import { get, localProject, type Project, post, rootOf } from "../firebase/project";
import type { BackendPorts } from "../lib/ports";
import { DEMO_PASSWORD, demoAccounts } from "../local/demo-accounts";
import { readObjects } from "./stored-objects";

const PAGE = 300;

/** Everything that a backend holds, to compare before and after. */
export interface BackendContents {
  /** Fields by path, for example `orders/<id>`. */
  readonly documents: ReadonlyMap<string, unknown>;
  /** By uid: address, names, verification, custom claims and second factors; without times of use. */
  readonly accounts: ReadonlyMap<string, unknown>;
  /** Photographs and uploads in the bucket by name: hash of the content, type and metadata. */
  readonly objects: ReadonlyMap<string, unknown>;
  /** Addresses of demo accounts that can sign in with their password, with the claims of the token. */
  readonly signIns: ReadonlyMap<string, unknown>;
}

const collectionsSchema = z.object({ collectionIds: z.array(z.string()).default([]) });
const pageSchema = z.object({
  documents: z.array(z.object({ name: z.string(), fields: z.unknown() })).default([]),
  nextPageToken: z.string().optional(),
});
const accountsSchema = z.object({
  userInfo: z.array(z.looseObject({ localId: z.string() })).default([]),
});
const signInSchema = z.object({ idToken: z.string() });
const claimsSchema = z.looseObject({});

/** Reads all of a local backend. @throws CommandError if it refuses */
export async function readContents(ports: BackendPorts): Promise<BackendContents> {
  const project = localProject(ports);
  const root = `${project.firestoreUrl}/v1/${rootOf(project)}`;
  const { collectionIds } = collectionsSchema.parse(
    await post(project, `${root}:listCollectionIds`, {}),
  );
  const documents = new Map<string, unknown>();
  for (const collection of collectionIds.toSorted()) {
    for await (const { path, fields } of documentsIn(project, `${root}/${collection}`)) {
      documents.set(path, fields);
    }
  }
  return {
    documents,
    accounts: await accountsIn(project),
    objects: await readObjects(project, ports),
    signIns: await signInsTo(project),
  };
}

async function* documentsIn(project: Project, url: string) {
  let token = "";
  do {
    const page = `${url}?pageSize=${PAGE}&pageToken=${encodeURIComponent(token)}`;
    const { documents, nextPageToken } = pageSchema.parse(await get(project, page));
    for (const { name, fields } of documents) {
      yield { path: name.slice(name.indexOf("/documents/") + "/documents/".length), fields };
    }
    token = nextPageToken ?? "";
  } while (token !== "");
}

async function accountsIn(project: Project): Promise<Map<string, unknown>> {
  const url = `${project.identityUrl}/v1/projects/${project.projectId}/accounts:query`;
  const { userInfo } = accountsSchema.parse(await post(project, url, {}));
  return new Map(
    userInfo.map((account) => [account.localId, without(account, "lastLoginAt", "lastRefreshAt")]),
  );
}

async function signInsTo(project: Project): Promise<Map<string, unknown>> {
  const url = `${project.identityUrl}/v1/accounts:signInWithPassword?key=local-only`;
  const signIns = new Map<string, unknown>();
  for (const { email } of demoAccounts) {
    const body = JSON.stringify({ email, password: DEMO_PASSWORD, returnSecureToken: true });
    const headers = { "content-type": "application/json" };
    const response = await fetch(url, { method: "POST", headers, body });
    if (!response.ok) continue;
    const { idToken } = signInSchema.parse(await response.json());
    const claims = claimsSchema.parse(
      JSON.parse(Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString()),
    );
    signIns.set(email, without(claims, "iat", "exp", "auth_time"));
  }
  return signIns;
}

function without(value: object, ...names: readonly string[]): object {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}
