/** What a page's markup holds; style rules about anything else do not matter to its first screen. */
interface Content {
  readonly classes: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
}

/** States that nobody can bring about before the whole style sheet is there. */
const LATER =
  /:(hover|active|focus|checked|disabled|open|target|has|invalid)|\[aria-(pressed|invalid)="true"|::(selection|backdrop)/;
const LATER_MEDIA = /print|forced-colors|prefers-reduced-motion|prefers-contrast/;

/**
 * The part of a minified style sheet that a page needs until the whole sheet arrives: rules about
 * what is in its markup, and the fonts that stand in for the web fonts, which the app brings.
 * @param css must be valid; comments have been removed
 * @param html the page with its content
 */
export function firstScreenCss(css: string, html: string): string {
  const rules = usedRules(css, contentOf(html));
  const moving = rules.filter((rule) => !rule.startsWith("@keyframes")).join("");
  return rules
    .filter((rule) => {
      const name = /^@keyframes ([\w-]+)/.exec(rule)?.[1];
      return name === undefined || moving.includes(name);
    })
    .join("");
}

function contentOf(html: string): Content {
  const values = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = ""]) => value);
  return {
    classes: new Set(values(/ class="([^"]*)"/g).flatMap((list) => list.split(/\s+/))),
    ids: new Set(values(/ id="([^"]*)"/g)),
    tags: new Set(values(/<([a-z][a-z0-9]*)/g)),
  };
}

function usedRules(css: string, content: Content): string[] {
  return splitRules(css).flatMap((rule) => {
    const open = rule.indexOf("{");
    const head = rule.slice(0, open);
    if (/^@(media|supports|layer)/.test(head)) {
      if (LATER_MEDIA.test(head)) return [];
      const inner = usedRules(rule.slice(open + 1, -1), content).join("");
      return inner === "" ? [] : [`${head}{${inner}}`];
    }
    if (head.startsWith("@")) return [rule];
    const used = splitAt(head, ",").filter((selector) => isUsed(selector, content));
    return used.length === 0 ? [] : [`${used.join()}${rule.slice(open)}`];
  });
}

function isUsed(selector: string, { classes, ids, tags }: Content): boolean {
  if (LATER.test(selector)) return false;
  const [, list] = /^:where\(([a-z0-9,]+)\)/.exec(selector) ?? [];
  if (list?.split(",").every((tag) => !tags.has(tag))) return false;
  // What stands in brackets is one of several possibilities, or what must not be.
  const plain = selector.replace(/:(where|is|not)\([^()]*(\([^()]*\)[^()]*)*\)|\[[^\]]*\]/g, "");
  const names = (pattern: RegExp) => [...plain.matchAll(pattern)].map(([, name = ""]) => name);
  return (
    names(/\.([\w-]+)/g).every((name) => classes.has(name)) &&
    names(/#([\w-]+)/g).every((name) => ids.has(name)) &&
    names(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g).every((name) => tags.has(name))
  );
}

/** Top-level rules, each with its block; statements without one, such as imports, are left out. */
function splitRules(css: string): string[] {
  return splitAt(css, "}").flatMap((rule) => (rule.includes("{") ? [`${rule}}`] : []));
}

/** Splits outside of quotes, brackets and blocks. */
function splitAt(text: string, separator: "," | "}"): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = "";
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (quote !== "") {
      if (sign === "\\") at += 1;
      else if (sign === quote) quote = "";
      continue;
    }
    if (sign === '"' || sign === "'") quote = sign;
    else if ("({[".includes(sign)) depth += 1;
    else if (")}]".includes(sign)) depth -= 1;
    if (sign !== separator || depth !== 0) continue;
    parts.push(text.slice(start, at));
    start = at + 1;
  }
  if (start < text.length) parts.push(text.slice(start));
  return parts;
}
