import { Box, Flex, type FlexProps } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface SuggestionsProps {
  /** The field's `aria-controls`; an option's id is this, "-" and its position. */
  readonly id: string;
  readonly label: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** Options below the field they belong to, which keeps the focus. */
export function Suggestions({ id, label, isOpen, children }: SuggestionsProps) {
  return (
    <Box
      id={id}
      role="listbox"
      aria-label={label}
      hidden={!isOpen}
      position="absolute"
      zIndex="dropdown"
      insetX="0"
      top="100%"
      mt="1"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l2"
      boxShadow="md"
      overflow="hidden"
    >
      {children}
    </Box>
  );
}

interface SuggestionProps extends FlexProps {
  readonly id: string;
  readonly isActive: boolean;
  readonly onClick: () => void;
}

/** One of the {@link Suggestions}; the arrow keys of the field choose the active one. */
export function Suggestion({ isActive, ...rest }: SuggestionProps) {
  return (
    <Flex
      role="option"
      aria-selected={isActive}
      align="center"
      columnGap="3"
      minH="11"
      px="3"
      py="1.5"
      cursor="pointer"
      bg={isActive ? "brand.subtle" : undefined}
      boxShadow={isActive ? "inset 4px 0 0 var(--color-brand)" : undefined}
      // Keeps the focus in the field until the choice moves it.
      onMouseDown={(event) => event.preventDefault()}
      {...rest}
    />
  );
}
