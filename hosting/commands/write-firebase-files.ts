import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { firebaseJson } from "../firebase/firebase-json";
import { firebaserc } from "../firebase/firebaserc";
import { repoRoot } from "../lib/repo-root";

function write(file: string, content: unknown): void {
  writeFileSync(join(repoRoot, file), `${JSON.stringify(content, null, 2)}\n`);
}

// `npm run hosting`: generates the two files. A test fails while they are out of date.
write("firebase.json", firebaseJson());
write(".firebaserc", firebaserc());
