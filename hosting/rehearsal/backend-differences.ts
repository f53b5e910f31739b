import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isSameData } from "@/domain/stored-data/is-same-data";
import { readZip } from "./read-zip";
import type { Uploads } from "./uploads";

const RULES = { "cloud.firestore": "firestore.rules", "firebase.storage": "storage.rules" };

interface Index {
  readonly collectionGroup: string;
  readonly queryScope: string;
  readonly fields: readonly object[];
}

interface FieldOverride {
  readonly collectionGroup: string;
  readonly fieldPath: string;
  readonly ttl?: boolean;
  readonly indexes: readonly object[];
}

/** Rules files whose released source is not the file's, one line each. */
export function rulesDifferences({ rules }: Uploads, root: string): string[] {
  return Object.entries(RULES)
    .filter(([service, file]) => rules.get(service) !== readFileSync(join(root, file), "utf8"))
    .map(([service, file]) => `${file}: ${service} did not release it`);
}

/** Indexes and field overrides of firestore.indexes.json that were not created as written. */
export function indexDifferences({ indexes, fields }: Uploads, root: string): string[] {
  const file = JSON.parse(readFileSync(join(root, "firestore.indexes.json"), "utf8")) as {
    indexes: Index[];
    fieldOverrides: FieldOverride[];
  };
  const created = indexes as readonly Index[];
  const missing = file.indexes.filter((wanted) => !created.some((index) => isIndex(index, wanted)));
  return [
    ...missing.map(({ collectionGroup }) => `${collectionGroup}: an index was not created`),
    ...file.fieldOverrides.flatMap((wanted) => {
      const name = `${wanted.collectionGroup}/${wanted.fieldPath}`;
      const sent = fields.get(name) as
        | { indexConfig: { indexes: object[] }; ttlConfig?: object }
        | undefined;
      if (!sent) return `${name}: its field override was not created`;
      const hasTtl = sent.ttlConfig !== undefined;
      return hasTtl === (wanted.ttl === true) &&
        sent.indexConfig.indexes.length === wanted.indexes.length
        ? []
        : `${name}: its field override differs from the file`;
    }),
  ];
}

/** The CLI may add `__name__` and a density. */
function isIndex(created: Index, wanted: Index): boolean {
  return (
    created.collectionGroup === wanted.collectionGroup &&
    created.queryScope === wanted.queryScope &&
    isSameData(created.fields.slice(0, wanted.fields.length), wanted.fields)
  );
}

/** Names that `functions/index.ts` exports. */
function exportedFunctions(root: string): string[] {
  const source = readFileSync(join(root, "functions/index.ts"), "utf8");
  return [...source.matchAll(/^export \{([^}]+)\} from/gm)].flatMap(([, names = ""]) =>
    names.split(",").map((name) => name.trim()),
  );
}

interface CreatedFunction {
  readonly serviceConfig?: {
    readonly secretEnvironmentVariables?: readonly { readonly secret: string }[];
  };
}

/** Secrets that the created functions read; without one of them, a deployment stops. */
export function secretNames({ functions }: Uploads): string[] {
  const created = [...functions.values()] as readonly CreatedFunction[];
  const names = created.flatMap(({ serviceConfig }) =>
    (serviceConfig?.secretEnvironmentVariables ?? []).map(({ secret }) => secret),
  );
  return [...new Set(names)].toSorted();
}

/** Functions that were not created, and files of their archive that differ from the folder's. */
export function functionDifferences(uploads: Uploads, root: string): string[] {
  const wanted = exportedFunctions(root).filter((name) => name !== "");
  const created = [...uploads.functions.keys()];
  const archive = uploads.functionsSource ? readZip(uploads.functionsSource) : new Map();
  const required = ["dist/index.cjs", "package.json", "package-lock.json"];
  return [
    ...wanted.filter((name) => !created.includes(name)).map((name) => `${name}: was not created`),
    ...created
      .filter((name) => !wanted.includes(name))
      .map((name) => `${name}: was created, but functions/index.ts does not export it`),
    ...required
      .filter((name) => !archive.has(name))
      .map((name) => `functions/${name}: was not uploaded`),
    ...[...archive]
      .filter(([name, content]) => !readFileSync(join(root, "functions", name)).equals(content))
      .map(([name]) => `functions/${name}: was uploaded with other content`),
    ...[...archive.keys()]
      .filter((name) => /\.ts$|(?:^|\/)\.env\.local$|\.local$/.test(name))
      .map((name) => `functions/${name}: must not be uploaded`),
  ];
}
