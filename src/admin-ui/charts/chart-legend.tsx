import { Box, HStack } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface ChartLegendProps {
  /** Token of the colour that the chart uses. */
  readonly color: string;
  readonly children: ReactNode;
}

/** One entry of a chart's legend: its colour and what has it. */
export function ChartLegend({ color, children }: ChartLegendProps) {
  return (
    <HStack gap="2">
      <Box w="3" h="3" flexShrink="0" borderRadius="sm" bg={color} />
      {children}
    </HStack>
  );
}
