import { ChakraProvider } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { chakraSystem } from "./theme/chakra-system";

/**
 * Provides Chakra to its children. Import it only from lazily loaded modules, because the restaurant
 * page does not contain Chakra.
 */
export function ChakraRoot({ children }: { children: ReactNode }) {
  return <ChakraProvider value={chakraSystem}>{children}</ChakraProvider>;
}
