import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { firebaseJson } from "../firebase/firebase-json";
import { firebaserc } from "../firebase/firebaserc";
import { repoRoot } from "../lib/repo-root";

/** `npm run hosting`: writes the two Firebase files anew; a test compares them. */
function write(file: string, content: unknown): void {
  writeFileSync(join(repoRoot, file), `${JSON.stringify(content, null, 2)}\n`);
}

write("firebase.json", firebaseJson());
write(".firebaserc", firebaserc());
