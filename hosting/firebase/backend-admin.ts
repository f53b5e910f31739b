import { LOCAL_PROJECT_ID } from "../lib/local-web-config";
import type { BackendPorts } from "../lib/ports";
import { fetchProject } from "./fetch-project";
import type { PlainFields } from "./firestore-value";
import { commitDocuments, localProject, post, readDocument } from "./project";
import { readDocuments } from "./read-documents";

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
  clearAccounts(): Promise<void>;
  /** Deletes all documents and accounts. */
  clear(): Promise<void>;
}

/** Administrative access to a running local backend. */
export function backendAdmin(ports: BackendPorts): BackendAdmin {
  const project = localProject(ports);
  const identity = `${project.identityUrl}/v1/projects/${LOCAL_PROJECT_ID}`;

  async function wipe(port: number, what: string): Promise<void> {
    const url = `http://127.0.0.1:${port}/emulator/v1/projects/${LOCAL_PROJECT_ID}/${what}`;
    const { ok, status } = await fetchProject(url, { method: "DELETE", headers: project.headers });
    if (!ok) throw new Error(`DELETE ${url}: ${status}`);
  }

  const clearAccounts = () => wipe(ports.auth, "accounts");

  return {
    get: async (path) => (await readDocument(project, path))?.data ?? null,

    async list(collection) {
      const listed: ListedDocument[] = [];
      for await (const { path, data } of readDocuments(project, collection)) {
        listed.push({ id: path.slice(collection.length + 1), data });
      }
      return listed;
    },

    async write(documents, { onlyNew = false } = {}) {
      await commitDocuments(
        project,
        documents.map((each) => (onlyNew ? { ...each, expected: { exists: false } } : each)),
      );
    },

    async patch(path, data) {
      const given = Object.entries(data).filter(([, value]) => value !== undefined);
      await commitDocuments(project, [{ path, data, fields: given.map(([name]) => name) }]);
    },

    async remove(path) {
      await commitDocuments(project, [{ path, data: null }]);
    },

    async emails() {
      const { userInfo = [] } = (await post(project, `${identity}/accounts:query`, {})) as {
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
      const { error = [] } = (await post(project, `${identity}/accounts:batchCreate`, {
        users,
      })) as { error?: unknown[] };
      if (error.length > 0) throw new Error(`could not create accounts: ${JSON.stringify(error)}`);
    },

    clearAccounts,

    async clear() {
      await Promise.all([wipe(ports.firestore, "databases/(default)/documents"), clearAccounts()]);
    },
  };
}
