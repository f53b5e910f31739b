import { noSuch } from "./api-error";

/** Connected account that owns an object; null for the platform itself. */
export type Owner = string | null;

/** The objects of one kind, each with its owner. */
export interface ObjectStore<T extends { id: string }> {
  add(owner: Owner, object: T): T;
  find(owner: Owner, id: string): T | undefined;
  /** @throws ApiError 404 if the owner has no such object */
  get(owner: Owner, id: string): T;
  /** Newest first. */
  list(owner: Owner): readonly T[];
  /** The owner of an object, for pages, which name no account; undefined if there is none. */
  ownerOf(id: string): Owner | undefined;
  clear(): void;
}

/** @param kind as error messages name it, for example `payment_intent` */
export function createObjectStore<T extends { id: string }>(kind: string): ObjectStore<T> {
  const rows = new Map<string, { readonly owner: Owner; readonly object: T }>();

  function find(owner: Owner, id: string): T | undefined {
    const row = rows.get(id);
    return row?.owner === owner ? row.object : undefined;
  }

  return {
    add(owner, object) {
      rows.set(object.id, { owner, object });
      return object;
    },
    find,
    get(owner, id) {
      const object = find(owner, id);
      if (!object) throw noSuch(kind, id);
      return object;
    },
    list: (owner) =>
      [...rows.values()]
        .filter((row) => row.owner === owner)
        .map(({ object }) => object)
        .reverse(),
    ownerOf: (id) => rows.get(id)?.owner,
    clear: () => rows.clear(),
  };
}
