import { isDeepStrictEqual } from "node:util";
import type { BackendContents } from "./backend-contents";

/** One line for each document, account, object of the bucket and sign-in that differs; no contents. */
export function contentDifferences(before: BackendContents, after: BackendContents): string[] {
  return [
    ...mapDifferences("", before.documents, after.documents),
    ...mapDifferences("account ", before.accounts, after.accounts),
    ...mapDifferences("object ", before.objects, after.objects),
    ...mapDifferences("sign-in of ", before.signIns, after.signIns),
  ];
}

function mapDifferences(
  kind: string,
  before: ReadonlyMap<string, unknown>,
  after: ReadonlyMap<string, unknown>,
): string[] {
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  return keys.flatMap((key) => {
    if (!after.has(key)) return [`${kind}${key} is missing`];
    if (!before.has(key)) return [`${kind}${key} was not there before`];
    return isDeepStrictEqual(before.get(key), after.get(key)) ? [] : [`${kind}${key} differs`];
  });
}
