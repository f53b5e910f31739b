import { Stack, VisuallyHidden } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** A part of the form; its heading is for screen readers, because the labels say enough. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" aria-label={title} gap="4">
      <VisuallyHidden asChild>
        <h2>{title}</h2>
      </VisuallyHidden>
      {children}
    </Stack>
  );
}
