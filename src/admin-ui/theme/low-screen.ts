/**
 * Media query of a low screen that has its bars at top and bottom: a small window at 200 % zoom, or a
 * phone on its side. The bars give their height to the content there.
 */
export const LOW_SCREEN =
  "@media (min-width: 30em) and (max-width: 63.99em) and (max-height: 30em)";
