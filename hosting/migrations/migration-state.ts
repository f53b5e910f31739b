import * as z from "zod";
import { commitDocuments, type Project, readDocument } from "../firebase/project";
import type { Migration } from "./migration";

const migrationStateSchema = z.object({
  started_at: z.date(),
  finished_at: z.date().nullable(),
  /** An interrupted run continues in this collection, after this document. */
  collection: z.string().nullable(),
  after: z.string().nullable(),
  read: z.number(),
  changed: z.number(),
});

/** Progress of one migration, stored as `migrations/{name}`. */
export type MigrationState = z.infer<typeof migrationStateSchema>;

const pathOf = ({ name }: Migration) => `migrations/${name}`;

/** @returns null if the migration has never run */
export async function readMigrationState(
  project: Project,
  migration: Migration,
): Promise<MigrationState | null> {
  const stored = await readDocument(project, pathOf(migration));
  return stored && migrationStateSchema.parse(stored.data);
}

/** Replaces the state. Runs that take turns at the same migration only repeat each other's work. */
export async function writeMigrationState(
  project: Project,
  migration: Migration,
  state: MigrationState,
): Promise<void> {
  await commitDocuments(project, [{ path: pathOf(migration), data: state }]);
}
