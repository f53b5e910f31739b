import type { Migration } from "./migration";

/**
 * All migrations in the order in which they run. Add new ones at the end, each in its own file named
 * after its subject.
 */
export const migrations: readonly Migration[] = [];
