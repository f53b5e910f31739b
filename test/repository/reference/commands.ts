import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repoRoot } from "@/hosting/lib/repo-root";
import packageJson from "../../../package.json" with { type: "json" };
import { plain } from "./doc-comments";

const FILE = /node hosting\/run\.cjs (\S+\.ts)$/;
const COMMENT = /\/\*\*[\s*]*(`npm run (?:(?!\*\/)[\s\S])*)\*\//;

/** The npm scripts whose files say what they do, in the words of these files. */
export function commandList(): string {
  const files = Object.values(packageJson.scripts).map((script) => FILE.exec(script)?.[1]);
  const comments = [...new Set(files)].flatMap((file) => {
    const source = file ? readFileSync(join(repoRoot, file), "utf8") : "";
    const [, comment] = COMMENT.exec(source) ?? [];
    return comment ? [`- ${plain(comment)}`] : [];
  });
  return comments.toSorted().join("\n");
}
