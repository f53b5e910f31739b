import { expect, test } from "vitest";
import "@/functions/index";
import type * as z from "zod/mini";
import { definitions } from "@/functions/calls/define-callable";
import { inputsWith } from "@/test/domain/text/support/inputs-with";

type Path = readonly PropertyKey[];

interface Issue {
  readonly code?: string | undefined;
  readonly path: Path;
  readonly errors?: readonly (readonly Issue[])[];
}

/** Texts that are compared with stored ids, or passed on as a password, and never stored by us. */
const COMPARED =
  /\.(?:item_id|choices\.(?:key|2027-01-01(?:\.0)?))$| (?:uid|password|seen\.resto_keys\.0)$/;
/** Checked after the other fields: see `typed-texts.test.ts`. */
const SAVED = /^save(?:Menu|Restaurant) value\./;

/** Where an input contains a text. */
function pathOf(input: unknown, text: string): Path | null {
  if (input === text) return [];
  if (typeof input !== "object" || input === null) return null;
  for (const [key, member] of Object.entries(input)) {
    const below = key === text ? [] : pathOf(member, text);
    if (below) return [Array.isArray(input) ? Number(key) : key, ...below];
  }
  return null;
}

/** The issues of an input, with those of the members of unions. */
function flat(issues: readonly Issue[], above: Path = []): Issue[] {
  return issues.flatMap((issue) => {
    const path = [...above, ...issue.path];
    return [{ ...issue, path }, ...(issue.errors ?? []).flatMap((each) => flat(each, path))];
  });
}

/** What the schema says about a text, for each place of a text in the input of any call. */
function issuesAbout(text: string): { place: string; codes: string[] }[] {
  return definitions.flatMap(({ name, schema }) =>
    inputsWith(schema as z.ZodMiniType, text).map((input) => {
      const path = pathOf(input, text) ?? [];
      const about = flat(schema.safeParse(input).error?.issues ?? []).filter(
        (issue) => issue.code !== "invalid_union" && issue.path.join() === path.join(),
      );
      const named = path.map((key) => (key === text ? "key" : String(key))).join(".");
      return { place: `${name} ${named}`, codes: about.map(({ code }) => code ?? "") };
    }),
  );
}

test("no text of any call that is stored or logged accepts a control character", () => {
  const accepted = issuesAbout("A\u0007B").filter(({ codes }) => codes.length === 0);
  const places = accepted.map(({ place }) => place);
  expect(places.filter((place) => !COMPARED.test(place) && !SAVED.test(place))).toEqual([]);
});

test("the length of every text of every call is checked before its form", () => {
  const late = issuesAbout("a ".repeat(50_000)).filter(
    ({ codes }) =>
      !codes.every((code) => ["too_big", "invalid_key", "invalid_value"].includes(code)),
  );
  expect(late).toEqual([]);
});
