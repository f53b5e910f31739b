import { expect, it } from "vitest";
import { cachedParse } from "@/firebase/repos/cached-parse";

it("parses a document again only if it has changed", () => {
  const parse = cachedParse((data) => ({ data }));
  const first = parse({ id: "a", version: 1 });
  expect(parse({ id: "a", version: 1 })).toBe(first);
  expect(parse({ id: "b", version: 1 })).not.toBe(first);
  expect(parse({ id: "a", version: 2 })).toEqual({ data: { id: "a", version: 2 } });
});
