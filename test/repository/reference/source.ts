import { existsSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { parseSync } from "vite";
import { repoRoot } from "@/hosting/lib/repo-root";

/** A node of a syntax tree. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

/** A declaration at the top level of a file. */
interface Declaration {
  /** The whole statement, which a documentation comment precedes. */
  readonly statement: Node;
  readonly node: Node;
}

/** A parsed file of the repository. */
export interface Source {
  readonly text: string;
  readonly comments: readonly { readonly value: string; readonly end: number }[];
  readonly declarations: ReadonlyMap<string, Declaration>;
  /** Imported values from files of the repository, by their local names. */
  readonly imports: ReadonlyMap<string, { readonly path: string; readonly name: string }>;
}

const sources = new Map<string, Source>();

/** Parses a file of the repository, once. */
export function sourceOf(path: string): Source {
  const known = sources.get(path);
  if (known) return known;
  const text = readFileSync(join(repoRoot, path), "utf8");
  const { program, comments } = parseSync(path, text);
  const statements = program.body as unknown as Node[];
  const source = {
    text,
    comments,
    declarations: new Map(statements.flatMap(declarationsIn)),
    imports: new Map(statements.flatMap((each) => importsIn(path, each))),
  };
  sources.set(path, source);
  return source;
}

function declarationsIn(statement: Node): [string, Declaration][] {
  const declaration = (statement.declaration ?? statement) as Node;
  const nodes = (declaration.declarations ?? [declaration]) as Node[];
  return nodes.flatMap((node) => {
    const name = nameOf(node.id);
    return name === undefined ? [] : [[name, { statement, node }]];
  });
}

function importsIn(path: string, { type, importKind, source, specifiers }: Node) {
  if (type !== "ImportDeclaration" || importKind === "type") return [];
  const target = pathOf(path, String((source as Node).value));
  if (target === null) return [];
  return (specifiers as Node[]).map(({ local, imported }) => {
    const name = nameOf(local) ?? "";
    return [name, { path: target, name: nameOf(imported) ?? name }] as const;
  });
}

/** The file that an import names; null for packages. */
function pathOf(importer: string, named: string): string | null {
  if (!/^(?:@\/|\.)/.test(named)) return null;
  const own = /^@\/((?:functions|tenant-configs|hosting|test)\/.*)$/.exec(named)?.[1];
  const path = named.startsWith(".")
    ? posix.join(dirname(importer), named)
    : (own ?? named.replace("@", "src"));
  return existsSync(join(repoRoot, `${path}.ts`)) ? `${path}.ts` : null;
}

/** The name of an identifier. */
export function nameOf(node: unknown): string | undefined {
  return (node as { readonly name?: string } | null | undefined)?.name;
}
