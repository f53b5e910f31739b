import { groupBy } from "@/domain/stored-data/group-by";
import { importsOf } from "./imports";
import type { SourceFile } from "./source-files";

/** The topics of the domain by floor. A topic may import its own floor and those below it. */
const FLOORS: readonly (readonly string[])[] = [
  ["contact", "ids", "money", "result", "stored-data", "text", "time"],
  [
    ...["availability", "delivery", "hours", "menu", "photo", "revision"],
    ...["staff", "tenant", "user"],
  ],
  [
    ...["cart", "guest", "limits", "mail", "operations", "order", "payment", "push", "report"],
    ...["reservation", "retention"],
  ],
];

const DOMAIN = "src/domain";

interface FolderImport {
  /** The folder whose parts `from` and `to` are; the files of the folder itself are the part ".". */
  readonly folder: string;
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

/** Imports that close a circle of folders, one line each. Loading on demand counts too. */
export function circleProblems(files: readonly SourceFile[]): string[] {
  const byFolder = groupBy(files.flatMap(folderImports), ({ folder }) => folder);
  return [...byFolder].flatMap(([folder, imports]) =>
    circlesAmong(imports).map(
      ({ from, to, text }) => `${folder}: ${from} imports ${to} in a circle (${text})`,
    ),
  );
}

/** Imports of the domain from a lower floor to a higher one, one line each. */
export function floorProblems(files: readonly SourceFile[]): string[] {
  const floorOf = (topic: string) => FLOORS.findIndex((topics) => topics.includes(topic));
  return files
    .filter(({ path }) => path.startsWith(`${DOMAIN}/`))
    .flatMap((file) => {
      const topic = partOf(file.path, DOMAIN);
      if (floorOf(topic) < 0) return [`${file.path}: ${topic} belongs to no floor`];
      return folderImports(file)
        .filter(({ folder, to }) => folder === DOMAIN && floorOf(to) > floorOf(topic))
        .map(({ text }) => `${text}: a higher floor`);
    });
}

function folderImports(file: SourceFile): FolderImport[] {
  return importsOf(file).flatMap((target) => {
    const folder = commonFolder(file.path, target);
    const [from, to] = [partOf(file.path, folder), partOf(target, folder)];
    const isInside = folder !== "" && from !== to;
    return isInside ? [{ folder, from, to, text: `${file.path} imports ${target}` }] : [];
  });
}

function commonFolder(path: string, target: string): string {
  const [steps, others] = [path.split("/").slice(0, -1), target.split("/").slice(0, -1)];
  const end = steps.findIndex((step, index) => step !== others[index]);
  return steps.slice(0, end < 0 ? steps.length : end).join("/");
}

function partOf(path: string, folder: string): string {
  const [step = "", ...rest] = path.slice(folder.length + 1).split("/");
  return rest.length > 0 ? step : ".";
}

/** Leaves out parts that import nothing or that nothing imports, until only circles are left. */
function circlesAmong(imports: readonly FolderImport[]): readonly FolderImport[] {
  const importers = new Set(imports.map(({ from }) => from));
  const imported = new Set(imports.map(({ to }) => to));
  const left = imports.filter(({ from, to }) => importers.has(to) && imported.has(from));
  return left.length === imports.length ? left : circlesAmong(left);
}
