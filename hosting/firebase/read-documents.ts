import { decodeFields, type FirestoreFields, type PlainFields } from "../local/firestore-value";
import { type Project, post } from "./project";

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

/**
 * All documents of a collection by name, read in pages.
 * @param statuses only documents whose `status` is one of these
 * @throws CommandError if the project refuses
 */
export async function* readDocuments(
  project: Project,
  collection: string,
  statuses: readonly string[] | null = null,
): AsyncGenerator<ReadDocument> {
  const root = `projects/${project.projectId}/databases/(default)/documents`;
  const url = `${project.firestoreUrl}/v1/${root}:runQuery`;
  let last: string | null = null;
  do {
    const structuredQuery = {
      from: [{ collectionId: collection }],
      ...(statuses && { where: statusIn(statuses) }),
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

function statusIn(statuses: readonly string[]) {
  return {
    fieldFilter: {
      field: { fieldPath: "status" },
      op: "IN",
      value: { arrayValue: { values: statuses.map((status) => ({ stringValue: status })) } },
    },
  };
}
