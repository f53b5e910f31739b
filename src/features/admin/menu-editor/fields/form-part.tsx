import { Heading, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface FormPartProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A part of a panel, with its title. */
export function FormPart({ title, hint, children }: FormPartProps) {
  return (
    <Stack as="section" gap="4" minW="0">
      <Heading as="h3" size="md" pb="2" borderBottomWidth="1px">
        {title}
      </Heading>
      {hint ? (
        <Text color="fg.muted" fontSize="sm">
          {hint}
        </Text>
      ) : null}
      {children}
    </Stack>
  );
}
