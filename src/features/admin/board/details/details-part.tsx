import { Box, Heading } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** A titled part of a card's panel. */
export function DetailsPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section">
      <Heading as="h3" size="sm" color="fg.muted" mb="1">
        {title}
      </Heading>
      {children}
    </Box>
  );
}
