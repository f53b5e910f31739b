import type { MenuInput } from "@/domain/menu/menu.schema";
import { LANGUAGES } from "@/domain/text/language";
import type { LocalizedText } from "@/domain/text/localized-text";
import { minifyExpression } from "./js-literal";

/** Code, with texts in the order in which the code makes them. */
type Part = string | LocalizedText;

/**
 * Expressions of a menu and of its English texts, so that only guests who read English load them:
 * `{ menu, texts }`, where every text is German in both languages and `texts` lists all of them, and
 * the English texts in the same order. Equal values, such as the option groups of similar dishes, are
 * one object.
 */
export function menuLiterals(menu: MenuInput | null): { menu: string; english: string } {
  const counts = new Map<string, number>();
  count(menu, counts);
  const names = new Map<string, string>();
  const shared: Part[] = [];
  const body = partsOf(
    menu,
    (value, parts) => {
      const key = JSON.stringify(value);
      if ((counts.get(key) ?? 0) < 2) return parts;
      const name = `v${names.size}`;
      names.set(key, name);
      shared.push(`,${name}=`, ...parts);
      return [name];
    },
    names,
  );
  const parts = [...shared, ";return{menu:", ...body];
  const code = parts.map((part) => (typeof part === "string" ? part : `t(${json(part.de)})`));
  const texts = parts.filter((part) => typeof part !== "string");
  return {
    menu: minifyExpression(
      `(()=>{let texts=[],t=de=>{let text={de,en:de};texts.push(text);return text}${code.join("")},texts}})()`,
    ),
    english: minifyExpression(json(texts.map(({ en }) => en))),
  };
}

/** Counts objects and lists by content; those within a repeated one count once. */
function count(value: unknown, counts: Map<string, number>): void {
  if (typeof value !== "object" || value === null) return;
  const key = JSON.stringify(value);
  const before = counts.get(key) ?? 0;
  counts.set(key, before + 1);
  if (before === 0) for (const each of Object.values(value)) count(each, counts);
}

function partsOf(
  value: unknown,
  share: (value: object, parts: readonly Part[]) => readonly Part[],
  names: ReadonlyMap<string, string>,
): readonly Part[] {
  if (typeof value !== "object" || value === null) return [json(value)];
  const name = names.get(JSON.stringify(value));
  if (name) return [name];
  const inner = (each: unknown) => partsOf(each, share, names);
  if (isLocalizedText(value)) return share(value, [value]);
  if (Array.isArray(value))
    return share(value, ["[", ...value.flatMap((each) => [...inner(each), ","]), "]"]);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return share(value, [
    "{",
    ...fields.flatMap(([key, field]) => [`${json(key)}:`, ...inner(field), ","]),
    "}",
  ]);
}

function isLocalizedText(value: object): value is LocalizedText {
  return Object.keys(value).toSorted().join() === LANGUAGES.toSorted().join();
}

const json = (value: unknown) => JSON.stringify(value);
