import {
  browserslistToTargets,
  type CustomAtRules,
  type Selector,
  type SelectorComponent,
  transform,
  type Visitor,
} from "lightningcss";

/** The browsers of the build target `es2022`, for which Vite has written the style sheet. */
const TARGETS = browserslistToTargets([
  "chrome 94",
  "edge 94",
  "firefox 93",
  "ios_saf 16.4",
  "safari 16.4",
]);

/** The names in a page's markup. */
interface Content {
  readonly classes: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
}

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
  const content = contentOf(html);
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
    targets: TARGETS,
    visitor,
  });
  return code.toString();
}

function contentOf(html: string): Content {
  const values = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = ""]) => value);
  return {
    classes: new Set(values(/ class="([^"]*)"/g).flatMap((list) => list.split(/\s+/))),
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
