import { Box } from "@chakra-ui/react";
import type { ReactNode } from "react";

/**
 * Text beside the icon of a button in the board's bar. Between 768 and 1280 px only screen readers get
 * it, because the bar would take two rows.
 */
export function BarLabel({ children }: { children: ReactNode }) {
  return (
    <Box as="span" srOnly={{ mdToXl: true }}>
      {children}
    </Box>
  );
}
