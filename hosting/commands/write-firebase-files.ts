import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { firebaseJson } from "../firebase/firebase-json";
import { firebaserc } from "../firebase/firebaserc";
import { readArguments } from "../lib/read-arguments";
import { repoRoot } from "../lib/repo-root";
import { runCommand } from "../lib/run-command";

function write(file: string, content: unknown): void {
  writeFileSync(join(repoRoot, file), `${JSON.stringify(content, null, 2)}\n`);
}

/** `npm run hosting`: generates `firebase.json` and `.firebaserc`. A test fails while they differ. */
async function main(): Promise<void> {
  readArguments({});
  write("firebase.json", firebaseJson());
  write(".firebaserc", firebaserc());
  const biome = join(repoRoot, "node_modules/@biomejs/biome/bin/biome");
  const format = [biome, "format", "--write", "firebase.json", ".firebaserc"];
  execFileSync(process.execPath, format, { cwd: repoRoot, stdio: ["ignore", "ignore", "inherit"] });
}

runCommand(main);
