import { Box, Card, Flex, Heading, Text } from "@chakra-ui/react";
import { type ReactNode, type Ref, useId } from "react";

interface SectionProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  readonly id?: string;
  /** Makes the section focusable by script and by links to its `id`. */
  readonly focusRef?: Ref<HTMLDivElement>;
}

/** A part of a page on a card, named by its `<h2>`. */
export function Section(props: SectionProps) {
  const { title, description, actions, children, id, focusRef } = props;
  const titleId = useId();
  return (
    <Card.Root
      as="section"
      aria-labelledby={titleId}
      {...(id ? { id } : {})}
      size="md"
      minW="0"
      {...(focusRef && { ref: focusRef, tabIndex: -1 })}
      // Below the navigation of a phone.
      scrollMarginTop={{ base: "4.5rem", lg: "4" }}
      outline="none"
    >
      <Card.Header>
        <Flex
          wrap="wrap"
          align={description ? "flex-start" : "center"}
          justify="space-between"
          gap="3"
        >
          <Box minW="0">
            <Heading as="h2" id={titleId} size="lg">
              {title}
            </Heading>
            {description && (
              <Text color="fg.muted" mt="1" maxW="44rem">
                {description}
              </Text>
            )}
          </Box>
          {actions && (
            <Flex wrap="wrap" gap="2">
              {actions}
            </Flex>
          )}
        </Flex>
      </Card.Header>
      <Card.Body gap="4" minW="0" color="fg">
        {children}
      </Card.Body>
    </Card.Root>
  );
}
