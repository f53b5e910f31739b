import {
  type CustomAtRules,
  type Selector,
  type SelectorComponent,
  transform,
  type Visitor,
} from "lightningcss";
import { CSS_TARGETS } from "./css-targets";

/** The names in a page's markup. */
interface Content {
  readonly classes: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
}

/** Pages with the same names in use have the same styles: a few among a thousand sites. */
const results = new Map<string, string>();

/** Apply only after an interaction; the whole style sheet has loaded by then. */
const INTERACTIVE_PSEUDO_CLASS =
  /^(hover|active|focus|focus-visible|focus-within|checked|disabled|open|target|has|invalid)$/;
const INTERACTIVE_PSEUDO_ELEMENT = /^(selection|backdrop)$/;
/** Adjustments that may wait for the whole style sheet. */
const DEFERRED_MEDIA = /"(print|forced-colors|prefers-reduced-motion|prefers-contrast)"/;

/**
 * Extracts the rules a page needs until the whole style sheet loads: those that match its markup
 * before any interaction, and the fonts that stand in for the web fonts.
 * @param html the page with its content
 * @returns minified CSS
 */
export function firstScreenCss(css: string, html: string): string {
  const content = contentOf(html, css);
  const key = JSON.stringify([css, ...Object.values(content).map((names) => [...names].sort())]);
  const known = results.get(key);
  if (known !== undefined) return known;
  const result = extract(css, content);
  results.set(key, result);
  return result;
}

function extract(css: string, content: Content): string {
  const matching = rewrite(css, {
    Selector: (selector) => (isUsed(selector, content) ? undefined : []),
    Rule: {
      media: ({ value }) => (DEFERRED_MEDIA.test(JSON.stringify(value.query)) ? [] : undefined),
    },
  });
  return withoutUnusedKeyframes(matching);
}

function withoutUnusedKeyframes(css: string): string {
  let otherRules = "";
  return rewrite(css, {
    StyleSheet({ rules }) {
      otherRules = JSON.stringify(rules.filter(({ type }) => type !== "keyframes"));
    },
    Rule: {
      keyframes: ({ value }) => (otherRules.includes(`"${value.name.value}"`) ? undefined : []),
    },
  });
}

function rewrite(css: string, visitor: Visitor<CustomAtRules>): string {
  const { code } = transform({
    filename: "first-screen.css",
    code: Buffer.from(css),
    minify: true,
    targets: CSS_TARGETS,
    visitor,
  });
  return code.toString();
}

/** The names of a page that the style sheet uses. */
function contentOf(html: string, css: string): Content {
  const used = new Set(css.match(/[\w-]+/g));
  const values = (pattern: RegExp) =>
    Array.from(html.matchAll(pattern), ([, value = ""]) => value).flatMap((list) =>
      list.split(/\s+/).filter((name) => used.has(name)),
    );
  return {
    classes: new Set(values(/ class="([^"]*)"/g)),
    ids: new Set(values(/ id="([^"]*)"/g)),
    tags: new Set(values(/<([a-z][a-z0-9]*)/g)),
  };
}

function isUsed(selector: Selector, content: Content): boolean {
  return selector.every((component) => isComponentUsed(component, content));
}

function isComponentUsed(component: SelectorComponent, content: Content): boolean {
  switch (component.type) {
    case "class":
      return content.classes.has(component.name);
    case "id":
      return content.ids.has(component.name);
    case "type":
      return content.tags.has(component.name);
    case "pseudo-element":
      return !INTERACTIVE_PSEUDO_ELEMENT.test(component.kind);
    case "pseudo-class":
      if (component.kind === "where" || component.kind === "is") {
        return component.selectors.some((each) => isUsed(each, content));
      }
      return !INTERACTIVE_PSEUDO_CLASS.test(component.kind);
    default:
      return true;
  }
}
