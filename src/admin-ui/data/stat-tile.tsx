import { Card, Stat } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface StatTileProps {
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** Explains the figure. */
  readonly hint?: ReactNode;
  /** Against the period before, for example "+12 %". */
  readonly change?: { readonly text: ReactNode; readonly direction: "up" | "down" | "same" };
}

/** One figure with its name. */
export function StatTile({ label, value, hint, change }: StatTileProps) {
  return (
    <Card.Root size="sm" minW="0">
      <Card.Body>
        <Stat.Root size="lg">
          <Stat.Label>{label}</Stat.Label>
          <Stat.ValueText
            // Turnovers of six digits fit into half of a phone.
            fontSize="clamp(1.25rem, 5vw, 1.875rem)"
            fontVariantNumeric="tabular-nums"
          >
            {value}
          </Stat.ValueText>
          {change && (
            <Stat.HelpText
              as="dd"
              display="flex"
              alignItems="center"
              gap="1"
              css={{ "& :is(span, svg)": { flexShrink: "0" } }}
              color={change.direction === "same" ? "fg.muted" : CHANGE_COLORS[change.direction]}
            >
              {change.direction === "up" && <Stat.UpIndicator aria-hidden="true" />}
              {change.direction === "down" && <Stat.DownIndicator aria-hidden="true" />}
              {change.text}
            </Stat.HelpText>
          )}
          {hint && (
            <Stat.HelpText as="dd" color="fg.muted">
              {hint}
            </Stat.HelpText>
          )}
        </Stat.Root>
      </Card.Body>
    </Card.Root>
  );
}

const CHANGE_COLORS = { up: "fg.success", down: "fg.error" } as const;
