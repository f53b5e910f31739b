import { groupBy } from "@/domain/stored-data/group-by";
import { withoutComments } from "./imports";
import type { SourceFile } from "./source-files";

const MAX_LINES = 250;
const MAX_FILES_IN_FOLDER = 25;
const DATA = /^tenant-configs\/(?:menus\/|places)|-texts\.ts$/;
/** Entry modules, which may re-export others. */
const ENTRIES = /^(?:functions|tenant-configs)\/index\.ts$/;
const KEBAB = /^(?:.*\/)?[a-z0-9]+(?:[-.][a-z0-9]+)*\.[a-z]+$/;

/** Files that break the rules of CONTRIBUTING.md, one line each. */
export function houseProblems(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const code = withoutComments(text);
    const lines = text.trimEnd().split("\n").length;
    const problems = [
      lines > MAX_LINES && !DATA.test(path) && `${lines} lines, at most ${MAX_LINES}`,
      !KEBAB.test(path.slice(path.lastIndexOf("/") + 1)) && "its name is not kebab-case",
      /\/index\.tsx?$/.test(path) && !ENTRIES.test(path) && "index files are barrels",
      /^\s*export\b[^"';=(]*?\bfrom\s*["']\./m.test(code) && !ENTRIES.test(path) && "re-exports",
      /^\s*export default\b/m.test(code) && !isToolFile(path) && "has a default export",
    ];
    return problems.filter((problem) => problem !== false).map((problem) => `${path}: ${problem}`);
  });
}

/** Each restaurant adds a file here. */
const GROWS_WITH_RESTAURANTS = "tenant-configs";

/** Folders of the product with more files than anybody reads through, one line each. */
export function folderProblems(files: readonly SourceFile[]): string[] {
  const folders = files.map(({ path }) => path.slice(0, path.lastIndexOf("/")));
  const product = [...new Set(folders)].filter(
    (folder) => !folder.startsWith("test/") && folder !== GROWS_WITH_RESTAURANTS,
  );
  return product.flatMap((folder) => {
    const count = folders.filter((each) => each === folder).length;
    return count > MAX_FILES_IN_FOLDER
      ? [`${folder}: ${count} files, at most ${MAX_FILES_IN_FOLDER}`]
      : [];
  });
}

/** Rooms, and the features, in which no two files may have the same name. */
const ROOM = /^(?:src\/features\/[^/]+|src\/[^/]+|functions|hosting)\//;
/** The folders of the fonts have the same files; a build takes one of the folders. */
const SAME_FILES = /^src\/ui\/fonts\/[^/]+\//;

/** Files with the same name in one room, one line each. */
export function twinProblems(files: readonly SourceFile[]): string[] {
  const named = files
    .filter(({ path }) => !SAME_FILES.test(path))
    .flatMap(({ path }) => {
      const room = ROOM.exec(path)?.[0];
      return room ? [{ path, key: `${room}…/${path.slice(path.lastIndexOf("/") + 1)}` }] : [];
    });
  return [...groupBy(named, ({ key }) => key)]
    .filter(([, twins]) => twins.length > 1)
    .map(([key, twins]) => `${key}: ${twins.map(({ path }) => path).join(", ")}`);
}

/** Vitest requires a default export of a configuration and of a global set-up. */
function isToolFile(path: string): boolean {
  return /^test\/(?:harness\/.*-setup|mutants\/vitest\.config)\.ts$/.test(path);
}
