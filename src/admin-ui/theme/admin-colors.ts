const brand = {
  ...named({
    solid: "brand",
    contrast: "on-brand",
    fg: "brand-text",
    subtle: "brand-soft",
    focusRing: "focus",
    border: "brand-edge",
  }),
  ...tints("brand-soft", "brand-edge"),
};

/**
 * Chakra's semantic colours in terms of the tenant's custom properties (`palette-css.ts`). Those
 * follow the system's colour scheme, so that no value depends on Chakra's colour modes.
 */
export const adminColors = {
  bg: named({
    DEFAULT: "page",
    subtle: "sunken",
    muted: "sunken",
    emphasized: "border",
    inverted: "text",
    panel: "surface",
    error: "danger-soft",
    warning: "warning-soft",
    success: "success-soft",
    info: "brand-soft",
  }),
  fg: named({
    DEFAULT: "text",
    muted: "muted",
    subtle: "muted",
    inverted: "surface",
    error: "danger",
    warning: "warning",
    success: "success",
    info: "brand-text",
  }),
  // `emphasized` outlines controls, the others divide areas.
  border: named({
    DEFAULT: "border",
    muted: "border",
    subtle: "border",
    emphasized: "border-strong",
    inverted: "text",
    error: "danger",
    warning: "warning",
    success: "success",
    info: "brand-edge",
  }),
  brand,
  gray: {
    ...named({
      solid: "text",
      contrast: "surface",
      fg: "text",
      subtle: "sunken",
      focusRing: "focus",
      border: "border-strong",
    }),
    ...tints("sunken", "border-strong"),
  },
  success: status("success"),
  warning: status("warning"),
  danger: status("danger"),
  // Chakra's own components name these colours.
  blue: brand,
  green: status("success"),
  orange: status("warning"),
  red: status("danger"),
};

function status(name: "success" | "warning" | "danger") {
  return {
    ...named({
      solid: name,
      contrast: "surface",
      fg: name,
      subtle: `${name}-soft`,
      focusRing: "focus",
      border: name,
    }),
    ...tints(`${name}-soft`, name),
  };
}

/** Two steps between a tint and the colour of its outline. */
function tints(soft: string, edge: string) {
  const mix = (percent: number) =>
    `color-mix(in srgb, var(--color-${edge}) ${percent}%, var(--color-${soft}))`;
  return { muted: { value: mix(14) }, emphasized: { value: mix(32) } };
}

function named<Name extends string>(names: Record<Name, string>) {
  const tokens = Object.entries<string>(names).map(([token, color]) => [
    token,
    { value: `var(--color-${color})` },
  ]);
  return Object.fromEntries(tokens) as Record<Name, { value: string }>;
}
