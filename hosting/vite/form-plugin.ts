import type { Plugin } from "vite";
import { rewritePlugin } from "./rewrite-plugin";

const FORM = /\/node_modules\/react-hook-form\/dist\/index\.esm\.mjs$/;

/** `useForm` sets `formState.isReady`, which no page reads, whenever its form appears. */
const SETS_READY = /updateFormState\(\(data\) => \(\{\s*\.\.\.data,\s*isReady: true,?\s*\}\)\);/g;

/**
 * Spares forms the second render before they are painted. A checkout that was rendered ahead would
 * otherwise be rendered again, and all its effects would run, before it appears.
 */
export function formPlugin(): Plugin {
  return rewritePlugin({
    name: "form",
    of: "React Hook Form",
    filter: { id: FORM },
    rewrite: withoutReadyRender,
  });
}

/** @returns null if the code is not as expected */
export function withoutReadyRender(code: string): string | null {
  const left = code.replace(SETS_READY, "");
  return left === code ? null : left;
}
