import { join } from "node:path";

/** Absolute path of the repository, without a trailing slash. */
export const repoRoot = join(import.meta.dirname, "../..");
