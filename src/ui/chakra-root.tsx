import { ChakraProvider } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { chakraSystem } from "./theme/chakra-system";

/**
 * Makes Chakra components work for everything inside it. The restaurant page does without;
 * import this only from modules that are loaded lazily.
 */
export function ChakraRoot({ children }: { children: ReactNode }) {
  return <ChakraProvider value={chakraSystem}>{children}</ChakraProvider>;
}
