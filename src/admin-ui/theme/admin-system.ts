import { createSystem, defaultBaseConfig, defineConfig } from "@chakra-ui/react";
import { adminColors } from "./admin-colors";
import { adminRecipes, adminSlotRecipes } from "./admin-recipes";
import { chakraTheme } from "./chakra-theme";

const config = defineConfig({
  // `reset.css` applies to the whole page. It is in no layer, so layered styles would lose against it.
  preflight: false,
  disableLayers: true,
  conditions: {
    light: "@media (prefers-color-scheme: light)",
    dark: "@media (prefers-color-scheme: dark)",
  },
  globalCss: {
    "*": { fontFeatureSettings: "normal" },
    "*, *::before, *::after": { borderColor: "border" },
    "[hidden]": { display: "none !important" },
    html: {
      colorPalette: "brand",
      // Of the sign-in forms, which guests have too.
      "--button-radius": "var(--radius-sm)",
      "--control-radius": "var(--radius-sm)",
      // Toasts stay above the navigation of a phone.
      "--toast-bottom": { base: "5.5rem", lg: "1rem" },
      // As does the element with the focus.
      scrollPaddingBottom: "var(--toast-bottom)",
    },
    // And above the bar that saves a draft.
    "html:has([data-save-bar])": { "--toast-bottom": { base: "12rem", lg: "6rem" } },
  },
  theme: {
    tokens: {
      fonts: tokens({ heading: "var(--font-heading)", body: "var(--font-text)" }),
      fontSizes: tokens({ xs: "var(--size-xs)", sm: "var(--size-sm)" }),
      // The heights of controls in the sizes md and lg: touch targets of 44 and 48 px.
      sizes: tokens({ "10": "2.75rem", "11": "3rem" }),
    },
    semanticTokens: {
      colors: adminColors,
      radii: tokens({ l1: "0.375rem", l2: "var(--radius-sm)", l3: "var(--radius-md)" }),
      shadows: tokens({
        xs: "var(--shadow-card)",
        sm: "var(--shadow-card)",
        md: "var(--shadow-overlay)",
        lg: "var(--shadow-overlay)",
        xl: "var(--shadow-overlay)",
      }),
    },
    recipes: adminRecipes,
    slotRecipes: adminSlotRecipes,
  },
});

/** Chakra of the admin site, in the tenant's colours and with touch-sized controls. */
export const adminSystem = createSystem(defaultBaseConfig, chakraTheme, config);

function tokens(values: Record<string, string>) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
}
