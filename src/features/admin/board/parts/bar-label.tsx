import { Box } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface BarLabelProps {
  /** Labels that are needed less give way to the others until 1536 px. */
  readonly isRare?: boolean;
  readonly children: ReactNode;
}

/**
 * Text beside the icon of a button in the board's bar. Between 768 and 1280 px only screen readers get
 * it, because the bar would take two rows.
 */
export function BarLabel({ isRare = false, children }: BarLabelProps) {
  return (
    <Box as="span" srOnly={isRare ? { mdTo2xl: true } : { mdToXl: true }}>
      {children}
    </Box>
  );
}
