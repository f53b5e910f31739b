import type { Palette } from "./palette";

const COLOR_NAMES = [
  "page",
  "surface",
  "raised",
  "sunken",
  "text",
  "muted",
  "border",
  "border-strong",
  "brand",
  "on-brand",
  "brand-hover",
  "brand-edge",
  "brand-text",
  "brand-soft",
  "focus",
  "hero",
  "on-hero",
  "success",
  "success-soft",
  "warning",
  "warning-soft",
  "danger",
  "danger-soft",
] as const satisfies readonly (keyof Palette)[];

// Multiples of 4 px; only those in use.
const STEPS = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 20, 24, 32, 40, 48,
];

const colors = tokens(COLOR_NAMES.map((name) => [name, `var(--color-${name})`]));
const steps = tokens(STEPS.map((step) => [String(step), `${step / 4}rem`]));
const capped = tokens([3, 4, 5, 6, 8].map((step) => [String(step), `var(--space-${step})`]));

/** Chakra tokens with the sizes of `tokens.css`. */
export const chakraTokens = {
  breakpoints: { sm: "30em", md: "48em", lg: "64em" },
  tokens: {
    colors,
    spacing: { ...steps, ...capped },
    sizes: { ...steps, full: { value: "100%" } },
    fonts: tokens([
      ["heading", "var(--font-heading)"],
      ["body", "var(--font-text)"],
    ]),
    fontSizes: tokens(
      ["xs", "sm", "md", "lg", "xl", "2xl", "3xl"].map((size) => [size, `var(--size-${size})`]),
    ),
    fontWeights: tokens([
      ["normal", "400"],
      ["medium", "500"],
      ["semibold", "600"],
      ["bold", "700"],
    ]),
    radii: tokens([
      ["sm", "var(--radius-sm)"],
      ["md", "var(--radius-md)"],
      ["lg", "var(--radius-lg)"],
      ["xl", "var(--radius-xl)"],
      ["full", "999px"],
    ]),
  },
  keyframes: { turn: { to: { transform: "rotate(1turn)" } } },
};

function tokens(entries: readonly (readonly [string, string])[]) {
  return Object.fromEntries(entries.map(([name, value]) => [name, { value }]));
}
