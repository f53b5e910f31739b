import { backendAdmin, type SeedDocument } from "@/hosting/firebase/backend-admin";
import {
  commitDocuments,
  localProject,
  type Project,
  post,
  rootOf,
} from "@/hosting/firebase/project";
import type { BackendPorts } from "@/hosting/lib/ports";

/** A commit takes at most 500 documents. */
const MAX_REMOVED = 400;

/** When this process last wrote the documents of the seed, by path. */
const writtenAt = new Map<string, string>();

/**
 * Removes all documents but those of the seed that nobody has changed since the last call, and writes
 * the others of the seed: a menu takes the backend half a second to write.
 */
export async function restoreSeed(
  ports: BackendPorts,
  seed: readonly SeedDocument[],
): Promise<void> {
  const project = localProject(ports);
  const found = await updateTimes(project);
  const unchanged = new Set(
    seed.map(({ path }) => path).filter((path) => isSame(found.get(path), writtenAt.get(path))),
  );
  const removed = [...found.keys()].filter((path) => !unchanged.has(path));
  if (removed.length > MAX_REMOVED) {
    await backendAdmin(ports).clear();
    unchanged.clear();
  } else if (removed.length > 0) {
    // Not overwritten: a document that was created by its last write has never been edited.
    await commitDocuments(
      project,
      removed.map((path) => ({ path, data: null })),
    );
  }
  const missing = seed.filter(({ path }) => !unchanged.has(path));
  if (missing.length === 0) return;
  const commitTime = await commitDocuments(project, missing);
  for (const { path } of missing) writtenAt.set(path, commitTime);
}

function isSame(found: string | undefined, written: string | undefined): boolean {
  return found !== undefined && found === written;
}

/** The time of the last write of each stored document, by path. */
async function updateTimes(project: Project): Promise<Map<string, string>> {
  const root = rootOf(project);
  const structuredQuery = {
    from: [{ allDescendants: true }],
    select: { fields: [{ fieldPath: "__name__" }] },
  };
  const found = (await post(project, `${project.firestoreUrl}/v1/${root}:runQuery`, {
    structuredQuery,
  })) as { readonly document?: { readonly name: string; readonly updateTime: string } }[];
  return new Map(
    found.flatMap(({ document }) =>
      document ? [[document.name.slice(root.length + 1), document.updateTime]] : [],
    ),
  );
}
