import { fileURLToPath } from "node:url";

/** Absolute path of the repository, without a trailing slash. */
export const repoRoot = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");
