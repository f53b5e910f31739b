import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { WITHOUT_KEYBOARD } from "./theme/without-keyboard";

/** Text about keys; hidden on touch screens. */
export function KeysHint({ children }: { readonly children: ReactNode }) {
  return <chakra.span css={{ [WITHOUT_KEYBOARD]: { display: "none" } }}>{children}</chakra.span>;
}
