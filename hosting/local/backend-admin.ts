import {
  decodeFields,
  encodeFields,
  type FirestoreFields,
  type PlainFields,
} from "./firestore-value";
import { LOCAL_PROJECT_ID } from "./local-web-config";
import type { BackendPorts } from "./ports";

/** An account made without going through sign-up. */
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

/** What `list` returns: the document's id and its data. */
export interface ListedDocument {
  readonly id: string;
  readonly data: PlainFields;
}

const DATABASE = `projects/${LOCAL_PROJECT_ID}/databases/(default)`;

/** Reads and writes past the security rules, on a local backend only. */
export interface BackendAdmin {
  get(path: string): Promise<PlainFields | null>;
  /** Documents of a collection, in order of their ids. */
  list(collection: string): Promise<ListedDocument[]>;
  /** Replaces or creates the documents in one commit; the paths of `onlyNew` ones must be free. */
  write(documents: readonly SeedDocument[], options?: { onlyNew?: boolean }): Promise<void>;
  /** Changes the named top-level fields and leaves the rest. */
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

async function checked(url: string, init?: RequestInit): Promise<unknown> {
  const response = await request(url, init);
  const body = await response.text();
  if (!response.ok) throw new Error(`${init?.method ?? "GET"} ${url}: ${response.status} ${body}`);
  return body === "" ? null : JSON.parse(body);
}

const post = (body: unknown): RequestInit => ({ method: "POST", body: JSON.stringify(body) });

/** Opens the administrative side door of a running local backend. */
export function backendAdmin(ports: BackendPorts): BackendAdmin {
  const database = `http://127.0.0.1:${ports.firestore}/v1/${DATABASE}/documents`;
  const identity = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/projects/${LOCAL_PROJECT_ID}`;
  const named = ({ path, data }: SeedDocument) => ({
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
      const found: ListedDocument[] = [];
      let token = "";
      do {
        const page = (await checked(
          `${database}/${collection}?pageSize=300&pageToken=${encodeURIComponent(token)}`,
        )) as {
          documents?: { name: string; fields?: FirestoreFields }[];
          nextPageToken?: string;
        };
        for (const { name, fields } of page.documents ?? []) {
          found.push({
            id: name.slice(name.lastIndexOf("/") + 1),
            data: decodeFields(fields ?? {}),
          });
        }
        token = page.nextPageToken ?? "";
      } while (token !== "");
      return found;
    },

    async write(documents, { onlyNew = false } = {}) {
      const currentDocument = onlyNew ? { exists: false } : undefined;
      const writes = documents.map((document) => ({ update: named(document), currentDocument }));
      await checked(`${database}:commit`, post({ writes }));
    },

    async patch(path, data) {
      const update = named({ path, data });
      const updateMask = { fieldPaths: Object.keys(update.fields) };
      await checked(`${database}:commit`, post({ writes: [{ update, updateMask }] }));
    },

    async remove(path) {
      await checked(
        `${database}:commit`,
        post({ writes: [{ delete: `${DATABASE}/documents/${path}` }] }),
      );
    },

    async emails() {
      const { userInfo = [] } = (await checked(`${identity}/accounts:query`, post({}))) as {
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
      const answer = (await checked(`${identity}/accounts:batchCreate`, post({ users }))) as {
        error?: unknown[];
      };
      if (answer.error?.length) throw new Error(`accounts: ${JSON.stringify(answer.error)}`);
    },

    async clear() {
      const wipe = { method: "DELETE" };
      await Promise.all([
        checked(`http://127.0.0.1:${ports.firestore}/emulator/v1/${DATABASE}/documents`, wipe),
        checked(
          `http://127.0.0.1:${ports.auth}/emulator/v1/projects/${LOCAL_PROJECT_ID}/accounts`,
          wipe,
        ),
      ]);
    },
  };
}
