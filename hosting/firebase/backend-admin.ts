import { LOCAL_PROJECT_ID } from "../lib/local-web-config";
import type { BackendPorts } from "../lib/ports";
import {
  decodeFields,
  encodeFields,
  type FirestoreFields,
  type PlainFields,
} from "./firestore-value";

/** An account created without sign-up. */
export interface SeedAccount {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
  readonly emailVerified: boolean;
}

/** A document by its path below the database, for example `public/resto-bobingen`. */
export interface SeedDocument {
  readonly path: string;
  readonly data: object;
}

/** A document returned by `list`. */
export interface ListedDocument {
  readonly id: string;
  readonly data: PlainFields;
}

const DATABASE = `projects/${LOCAL_PROJECT_ID}/databases/(default)`;

/** Reads and writes without security rules; local backends only. */
export interface BackendAdmin {
  get(path: string): Promise<PlainFields | null>;
  /** Documents of a collection, in order of their ids. */
  list(collection: string): Promise<ListedDocument[]>;
  /** Replaces or creates the documents in one commit. With `onlyNew`, fails if one of them exists. */
  write(documents: readonly SeedDocument[], options?: { onlyNew?: boolean }): Promise<void>;
  /** Changes the given top-level fields only. */
  patch(path: string, data: object): Promise<void>;
  remove(path: string): Promise<void>;
  /** E-mail addresses of all accounts that have one. */
  emails(): Promise<string[]>;
  createAccounts(accounts: readonly SeedAccount[]): Promise<void>;
  /** Deletes all documents and accounts. */
  clear(): Promise<void>;
}

async function request(url: string, init: RequestInit = {}): Promise<Response> {
  return fetch(url, {
    ...init,
    headers: { authorization: "Bearer owner", "content-type": "application/json" },
  });
}

async function requestJson(url: string, init?: RequestInit): Promise<unknown> {
  const response = await request(url, init);
  const body = await response.text();
  if (!response.ok) throw new Error(`${init?.method ?? "GET"} ${url}: ${response.status} ${body}`);
  return body === "" ? null : JSON.parse(body);
}

const post = (body: unknown): RequestInit => ({ method: "POST", body: JSON.stringify(body) });

/** Administrative access to a running local backend. */
export function backendAdmin(ports: BackendPorts): BackendAdmin {
  const database = `http://127.0.0.1:${ports.firestore}/v1/${DATABASE}/documents`;
  const identity = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/projects/${LOCAL_PROJECT_ID}`;
  const toUpdate = ({ path, data }: SeedDocument) => ({
    name: `${DATABASE}/documents/${path}`,
    fields: encodeFields(data),
  });

  return {
    async get(path) {
      const response = await request(`${database}/${path}`);
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`get ${path}: ${response.status} ${await response.text()}`);
      const { fields } = (await response.json()) as { fields?: FirestoreFields };
      return decodeFields(fields ?? {});
    },

    async list(collection) {
      const listed: ListedDocument[] = [];
      let token = "";
      do {
        const page = (await requestJson(
          `${database}/${collection}?pageSize=300&pageToken=${encodeURIComponent(token)}`,
        )) as {
          documents?: { name: string; fields?: FirestoreFields }[];
          nextPageToken?: string;
        };
        for (const { name, fields } of page.documents ?? []) {
          listed.push({
            id: name.slice(name.lastIndexOf("/") + 1),
            data: decodeFields(fields ?? {}),
          });
        }
        token = page.nextPageToken ?? "";
      } while (token !== "");
      return listed;
    },

    async write(documents, { onlyNew = false } = {}) {
      const currentDocument = onlyNew ? { exists: false } : undefined;
      const writes = documents.map((document) => ({ update: toUpdate(document), currentDocument }));
      await requestJson(`${database}:commit`, post({ writes }));
    },

    async patch(path, data) {
      const update = toUpdate({ path, data });
      const updateMask = { fieldPaths: Object.keys(update.fields) };
      await requestJson(`${database}:commit`, post({ writes: [{ update, updateMask }] }));
    },

    async remove(path) {
      await requestJson(
        `${database}:commit`,
        post({ writes: [{ delete: `${DATABASE}/documents/${path}` }] }),
      );
    },

    async emails() {
      const { userInfo = [] } = (await requestJson(`${identity}/accounts:query`, post({}))) as {
        userInfo?: { email?: string }[];
      };
      return userInfo.flatMap(({ email }) => email ?? []);
    },

    async createAccounts(accounts) {
      const users = accounts.map(({ uid, password, ...rest }) => ({
        ...rest,
        localId: uid,
        rawPassword: password,
      }));
      const answer = (await requestJson(`${identity}/accounts:batchCreate`, post({ users }))) as {
        error?: unknown[];
      };
      if (answer.error?.length)
        throw new Error(`could not create accounts: ${JSON.stringify(answer.error)}`);
    },

    async clear() {
      const wipe = { method: "DELETE" };
      await Promise.all([
        requestJson(`http://127.0.0.1:${ports.firestore}/emulator/v1/${DATABASE}/documents`, wipe),
        requestJson(
          `http://127.0.0.1:${ports.auth}/emulator/v1/projects/${LOCAL_PROJECT_ID}/accounts`,
          wipe,
        ),
      ]);
    },
  };
}
