import { EmptyState as ChakraEmptyState, Heading, VStack } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface EmptyStateProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** The action. */
  readonly children?: ReactNode;
  /** Whether it is the whole page, so that its title is the `<h1>`. */
  readonly isPage?: boolean;
}

/** Says that there is nothing and what to do. */
export function EmptyState({ title, text, children, isPage = false }: EmptyStateProps) {
  return (
    <ChakraEmptyState.Root>
      <ChakraEmptyState.Content>
        <VStack textAlign="center" maxW="34rem">
          <Heading as={isPage ? "h1" : "h2"} size={isPage ? "2xl" : "lg"}>
            {title}
          </Heading>
          {text && (
            <ChakraEmptyState.Description fontSize="md">{text}</ChakraEmptyState.Description>
          )}
        </VStack>
        {children}
      </ChakraEmptyState.Content>
    </ChakraEmptyState.Root>
  );
}
