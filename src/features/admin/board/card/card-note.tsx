import { Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface CardNoteProps {
  /** Red, and announced when it appears. */
  readonly isProblem?: boolean;
  readonly children: ReactNode;
}

/** A message on a card. */
export function CardNote({ isProblem = false, children }: CardNoteProps) {
  return (
    <Flex
      align="center"
      justify="space-between"
      ps="2"
      fontWeight="bold"
      bg={isProblem ? "bg.error" : "bg.warning"}
      {...(isProblem && { role: "alert", color: "fg.error" })}
    >
      {children}
    </Flex>
  );
}
