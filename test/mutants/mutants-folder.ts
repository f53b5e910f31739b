import { join } from "node:path";
import { repoRoot } from "@/hosting/lib/repo-root";

/** Folder for the files of a run; ignored by git. */
export const MUTANTS_FOLDER = join(repoRoot, ".fireemu/mutants");

/** Environment variable of `npm run test:mutants`: folder with the rules that the tests load. */
export const RULES_FOLDER = "RESTO_RULES_FOLDER";
