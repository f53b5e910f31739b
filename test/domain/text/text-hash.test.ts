import { describe, expect, it } from "vitest";
import { textHash } from "@/domain/text/text-hash";

describe("textHash", () => {
  it("is stable, because stored carts contain it", () => {
    expect(textHash("")).toMatchInlineSnapshot(`3824587224550787`);
    expect(textHash("noodles")).toMatchInlineSnapshot(`6919430260309391`);
  });

  it("has no collisions for 100,000 similar texts", () => {
    const hashes = new Set(
      Array.from({ length: 100_000 }, (_, index) => textHash(`item-${index}`)),
    );
    expect(hashes.size).toBe(100_000);
    expect([...hashes].every((hash) => Number.isSafeInteger(hash) && hash >= 0)).toBe(true);
  });
});
