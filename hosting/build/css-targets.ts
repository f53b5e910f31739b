import { browserslistToTargets } from "lightningcss";

/** The browsers of the build target `es2022`, for which Vite writes style sheets. */
export const CSS_TARGETS = browserslistToTargets([
  "chrome 94",
  "edge 94",
  "firefox 93",
  "ios_saf 16.4",
  "safari 16.4",
]);
