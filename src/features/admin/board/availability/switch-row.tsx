import { Badge, Box, Flex, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface SwitchRowProps {
  readonly title: string;
  /** Names the group of buttons. */
  readonly label: string;
  /** The active state; null if nothing is limited. */
  readonly state: string | null;
  readonly children: ReactNode;
}

/** One switch: what it concerns, its state, and the buttons that set or end it. */
export function SwitchRow({ title, label, state, children }: SwitchRowProps) {
  return (
    <Box
      role="group"
      aria-label={label}
      borderWidth="1px"
      borderColor={state === null ? "border" : "border.warning"}
      bg={state === null ? "bg.panel" : "bg.warning"}
      rounded="l2"
      p="3"
    >
      <Flex justify="space-between" align="center" gap="3" mb="2" minH="7">
        <Text fontWeight="semibold">{title}</Text>
        {state !== null && (
          <Badge size="lg" colorPalette="warning" variant="solid">
            {state}
          </Badge>
        )}
      </Flex>
      <Flex wrap="wrap" gap="2">
        {children}
      </Flex>
    </Box>
  );
}
