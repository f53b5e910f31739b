/**
 * How a part of a document is compared and merged:
 * - `value`: as a whole
 * - `record`: field by field; fields that are not listed are values
 * - `map`: by key
 * - `list`: by the id of each element, and by their order
 * - `ignored`: never a change; a merge takes the other side
 */
export type DocumentPart = ValuePart | RecordPart | MapPart | ListPart;

interface ValuePart {
  readonly kind: "value" | "ignored";
}

export interface RecordPart {
  readonly kind: "record";
  readonly fields: Readonly<Record<string, DocumentPart | undefined>>;
}

export interface MapPart {
  readonly kind: "map";
  readonly of: DocumentPart;
}

export interface ListPart {
  readonly kind: "list";
  readonly idOf: (element: unknown, index: number) => string;
  readonly of: DocumentPart;
  /** Elements are ordered within their group only. */
  readonly groupOf: (element: unknown) => string;
  readonly isOrdered: boolean;
}

export const VALUE: DocumentPart = { kind: "value" };
export const IGNORED: DocumentPart = { kind: "ignored" };

/** A record of type `T`; fields that are not listed are compared as values. */
export function recordOf<T extends object>(
  fields: { readonly [K in keyof T]?: DocumentPart } = {},
): RecordPart {
  return { kind: "record", fields: fields as RecordPart["fields"] };
}

export function mapOf(of: DocumentPart): DocumentPart {
  return { kind: "map", of };
}

interface ListOptions<E> {
  /** A duplicate id gets a suffix, so that no element is lost. */
  readonly idOf: (element: E, index: number) => string;
  /** Default: compared as a whole. */
  readonly of?: DocumentPart;
  /** Elements are ordered within their group only; by default there is one group. */
  readonly groupOf?: (element: E) => string;
  /** Default: true. */
  readonly isOrdered?: boolean;
}

/** A list of elements of type `E`. */
export function listOf<E>({
  idOf,
  of = VALUE,
  groupOf,
  isOrdered = true,
}: ListOptions<E>): DocumentPart {
  return {
    kind: "list",
    // Documents are typed where they enter this folder.
    idOf: (element, index) => idOf(element as E, index),
    of,
    groupOf: (element) => groupOf?.(element as E) ?? "",
    isOrdered,
  };
}

/** The elements of a list or map by id. */
export function elementsOf(part: ListPart | MapPart, value: unknown): ReadonlyMap<string, unknown> {
  if (part.kind === "map") return new Map(Object.entries(fieldsOf(value)));
  const elements = new Map<string, unknown>();
  (Array.isArray(value) ? value : []).forEach((element: unknown, index) => {
    const wanted = part.idOf(element, index);
    let id = wanted;
    for (let count = 2; elements.has(id); count += 1) id = `${wanted}#${count}`;
    elements.set(id, element);
  });
  return elements;
}

/** The fields of a record; none if the value is not an object. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}
