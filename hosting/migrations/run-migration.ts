import { forEachInParallel } from "@/functions/runtime/for-each-in-parallel";
import type { Project } from "../firebase/project";
import { type ReadDocument, readDocuments } from "../firebase/read-documents";
import { changedFields, migrateDocument } from "./migrate-document";
import type { Migration } from "./migration";
import { type MigrationState, readMigrationState, writeMigrationState } from "./migration-state";

/** Documents between two notes of the progress. */
const PAGE = 300;
/** Documents that are written at the same time. */
const PARALLEL = 20;

export interface MigrationOptions {
  /** Count what would change and write nothing. */
  readonly isDryRun: boolean;
  /** Start over, also if the migration has run. */
  readonly isRepeated: boolean;
  readonly now: () => Date;
  /** Called after every page, with the numbers so far. */
  readonly onPage?: (counts: MigrationCounts) => void;
}

export interface MigrationCounts {
  /** Documents read, and documents changed, or to be changed in a dry run. */
  readonly read: number;
  readonly changed: number;
  /** Names of the changed fields; a dry run only. */
  readonly fields: readonly string[];
}

/**
 * Runs a migration over all documents of its collections, in pages. An interrupted run continues
 * after its last complete page. A dry run reads all documents from the beginning.
 * @returns null if the migration has run already
 */
export async function runMigration(
  project: Project,
  migration: Migration,
  { isDryRun, isRepeated, now, onPage }: MigrationOptions,
): Promise<MigrationCounts | null> {
  const stored = isRepeated ? null : await readMigrationState(project, migration);
  if (stored?.finished_at) return null;
  const fields = new Set<string>();
  let state: MigrationState = (!isDryRun && stored) || {
    started_at: now(),
    finished_at: null,
    collection: null,
    after: null,
    read: 0,
    changed: 0,
  };
  const counts = () => ({ read: state.read, changed: state.changed, fields: [...fields] });
  for (const collection of collectionsLeft(migration, state)) {
    const after = collection === state.collection ? state.after : null;
    for await (const page of pagesOf(readDocuments(project, collection, { after }))) {
      const changing = page.filter((document) => {
        const result = migration.migrate(document);
        if (result) for (const name of changedFields(document.data, result.data)) fields.add(name);
        return result !== null;
      });
      const changed = isDryRun ? changing.length : await applyTo(project, migration, changing);
      state = {
        ...state,
        collection,
        after: page.at(-1)?.path ?? null,
        read: state.read + page.length,
        changed: state.changed + changed,
      };
      if (!isDryRun) await writeMigrationState(project, migration, state);
      onPage?.(counts());
    }
  }
  if (!isDryRun) await writeMigrationState(project, migration, { ...state, finished_at: now() });
  return counts();
}

function collectionsLeft({ collections }: Migration, { collection }: MigrationState) {
  return collection === null ? collections : collections.slice(collections.indexOf(collection));
}

async function applyTo(
  project: Project,
  migration: Migration,
  documents: readonly ReadDocument[],
): Promise<number> {
  let changed = 0;
  await forEachInParallel(documents, PARALLEL, async ({ path }) => {
    if (await migrateDocument(project, migration, path)) changed += 1;
  });
  return changed;
}

async function* pagesOf(documents: AsyncIterable<ReadDocument>): AsyncGenerator<ReadDocument[]> {
  let page: ReadDocument[] = [];
  for await (const document of documents) {
    page.push(document);
    if (page.length < PAGE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
