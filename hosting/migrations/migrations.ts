import { contactKeys } from "./contact-keys";
import type { Migration } from "./migration";
import { reusablePackaging } from "./reusable-packaging";
import { teamNotes } from "./team-notes";

/** All migrations in the order in which they run. Add new ones at the end. */
export const migrations: readonly Migration[] = [teamNotes, contactKeys, reusablePackaging];
