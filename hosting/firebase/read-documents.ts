import { decodeFields, type FirestoreFields, type PlainFields } from "./firestore-value";
import { type Project, post, rootOf } from "./project";

const PAGE = 300;

/** A document of a project; instants are `Date`s. */
export interface ReadDocument {
  /** Below the database, for example `public/resto-bobingen`. */
  readonly path: string;
  readonly data: PlainFields;
}

interface Found {
  readonly document?: { readonly name: string; readonly fields?: FirestoreFields };
}

/** Which documents of a collection are read. */
interface DocumentFilter {
  /** Only those whose `status` is one of these. */
  readonly statuses?: readonly string[] | null | undefined;
  /** Only those with these values, by path of the field. */
  readonly equal?: Readonly<Record<string, string>>;
  /** Only those of this restaurant, by `resto_key`. */
  readonly restoKey?: string;
  /** Only those after this path. */
  readonly after?: string | null;
}

/**
 * Documents of a collection by name, read in pages.
 * @throws CommandError if the project refuses
 */
export async function* readDocuments(
  project: Project,
  collection: string,
  filter: DocumentFilter = {},
): AsyncGenerator<ReadDocument> {
  const root = rootOf(project);
  const url = `${project.firestoreUrl}/v1/${root}:runQuery`;
  let last = filter.after ? `${root}/${filter.after}` : null;
  do {
    const structuredQuery = {
      from: [{ collectionId: collection }],
      ...whereOf(filter),
      orderBy: [{ field: { fieldPath: "__name__" } }],
      ...(last !== null && { startAt: { values: [{ referenceValue: last }], before: false } }),
      limit: PAGE,
    };
    const found = (await post(project, url, { structuredQuery })) as Found[];
    const documents = found.flatMap(({ document }) => document ?? []);
    for (const { name, fields } of documents) {
      yield { path: name.slice(root.length + 1), data: decodeFields(fields ?? {}) };
    }
    last = documents.length < PAGE ? null : (documents.at(-1)?.name ?? null);
  } while (last !== null);
}

function whereOf({ statuses, restoKey, equal = {} }: DocumentFilter) {
  const filters = [
    statuses && fieldFilter("status", "IN", { arrayValue: { values: statuses.map(stringValue) } }),
    ...Object.entries(equal).map(([path, value]) => fieldFilter(path, "EQUAL", stringValue(value))),
    restoKey && fieldFilter("resto_key", "EQUAL", stringValue(restoKey)),
  ].filter((each) => each);
  return filters.length > 0 && { where: { compositeFilter: { op: "AND", filters } } };
}

function fieldFilter(fieldPath: string, op: string, value: object) {
  return { fieldFilter: { field: { fieldPath }, op, value } };
}

function stringValue(text: string) {
  return { stringValue: text };
}
