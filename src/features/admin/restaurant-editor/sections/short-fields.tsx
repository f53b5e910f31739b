import { Grid } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** Columns for short fields. Fields of one line have their inputs at one height. */
export function ShortFields({ children }: { readonly children: ReactNode }) {
  return (
    <Grid
      templateColumns="repeat(auto-fill, minmax(min(100%, 14rem), 1fr))"
      columnGap="4"
      // Label, input, hint and error. `&&` wins over the field's own styles, whichever comes first.
      css={{
        "&& > *": {
          display: "grid",
          gridRow: "span 4",
          gridTemplateRows: "subgrid",
          rowGap: "1.5",
          mb: "2.5",
        },
        "&& > * > label": { alignSelf: "end" },
      }}
    >
      {children}
    </Grid>
  );
}
