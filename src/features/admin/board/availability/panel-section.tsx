import { Heading, Stack, Text } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

interface PanelSectionProps {
  readonly title: string;
  readonly description?: string;
  readonly children: ReactNode;
}

/** A part of the availability panel, without a card, because phones have no room for one. */
export function PanelSection({ title, description, children }: PanelSectionProps) {
  const id = useId();
  return (
    <Stack as="section" gap="3" aria-labelledby={id}>
      <Heading as="h3" size="lg" id={id} tabIndex={-1}>
        {title}
      </Heading>
      {description && <Text color="fg.muted">{description}</Text>}
      {children}
    </Stack>
  );
}
