import { Box, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface PageProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** Width of the content; pages with tables and boards take the whole screen. */
  readonly width?: "text" | "wide" | "full";
}

const MAX_WIDTHS = { text: "48rem", wide: "84rem", full: "full" } as const;

/** An admin page with its one `<h1>`. */
export function Page({ title, description, actions, children, width = "wide" }: PageProps) {
  return (
    <Stack
      gap={{ base: "5", md: "6" }}
      w="full"
      maxW={MAX_WIDTHS[width]}
      mx="auto"
      p={{ base: "4", md: "6" }}
    >
      <Flex wrap="wrap" align="center" justify="space-between" gap="3">
        <Box minW="0">
          <Heading as="h1" size={{ base: "2xl", md: "3xl" }} tabIndex={-1}>
            {title}
          </Heading>
          {description && (
            <Text color="fg.muted" mt="1" maxW="48rem">
              {description}
            </Text>
          )}
        </Box>
        {actions && (
          <Flex wrap="wrap" align="center" gap="2">
            {actions}
          </Flex>
        )}
      </Flex>
      {children}
    </Stack>
  );
}
