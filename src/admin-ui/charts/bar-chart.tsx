import { Box, Flex, HStack, Text } from "@chakra-ui/react";
import { axisTicks } from "./axis-ticks";
import { ChartDataTable } from "./chart-data-table";
import { ChartLegend } from "./chart-legend";

interface ChartPoint {
  readonly label: string;
  /** Short label at the axis, with line breaks; the label by default. */
  readonly tick?: string;
  readonly value: number;
  /** The same figure of the period before. */
  readonly before?: number;
}

interface BarChartProps {
  /** Names the chart and its figures. */
  readonly label: string;
  /** Names the figures of the period before. */
  readonly beforeLabel?: string;
  readonly points: readonly ChartPoint[];
  readonly format: (value: number) => string;
}

/** More labels below the bars would overlap. */
const MAX_LABELS = 8;
const BEFORE_COLOR = "border.emphasized";
const VALUE_COLOR = "brand.border";

/**
 * Upright bars over the full width, with the period before beside them if it is given. Plain
 * elements, because a chart library would add 90 kB.
 */
export function BarChart({ label, beforeLabel, points, format }: BarChartProps) {
  const ticks = axisTicks(
    Math.max(0, ...points.flatMap(({ value, before = 0 }) => [value, before])),
  );
  const top = ticks.at(-1) ?? 1;
  const every = Math.ceil(points.length / MAX_LABELS);
  return (
    <figure aria-label={label}>
      {beforeLabel && (
        <HStack gap="4" mb="3" color="fg.muted" aria-hidden="true">
          <ChartLegend color={VALUE_COLOR}>{label}</ChartLegend>
          <ChartLegend color={BEFORE_COLOR}>{beforeLabel}</ChartLegend>
        </HStack>
      )}
      <Box position="relative" h="15rem" mt="7" aria-hidden="true">
        {[0, ...ticks].map((tick) => (
          <Box
            key={tick}
            position="absolute"
            insetX="0"
            bottom={`${(100 * tick) / top}%`}
            borderTopWidth="1px"
          >
            <Text position="absolute" bottom="0" color="fg.muted" fontSize="xs">
              {tick > 0 && format(tick)}
            </Text>
          </Box>
        ))}
        <Flex position="absolute" inset="0" ps="16" align="end">
          {points.map(({ label: name, value, before }) => (
            <Flex key={name} flex="1" h="full" align="end" justify="center" gap="0.5" px="0.5">
              {before !== undefined && (
                <Bar title={`${name}, ${beforeLabel}: ${format(before)}`} share={before / top} />
              )}
              <Bar title={`${name}: ${format(value)}`} share={value / top} isCurrent />
            </Flex>
          ))}
        </Flex>
      </Box>
      <Flex ps="16" mt="2" aria-hidden="true">
        {points.map(({ label: name, tick = name }, index) => (
          <Box key={name} flex="1" minW="0" position="relative" minH="9">
            {index % every === 0 && (
              <Text
                display={(index / every) % 2 === 0 ? "block" : { base: "none", md: "block" }}
                position="absolute"
                insetStart="50%"
                transform="translateX(-50%)"
                color="fg.muted"
                fontSize="xs"
                textAlign="center"
                whiteSpace="pre"
              >
                {tick}
              </Text>
            )}
          </Box>
        ))}
      </Flex>
      <ChartDataTable
        caption={label}
        rows={points.map((point) => ({
          key: point.label,
          cells: [
            point.label,
            format(point.value),
            ...(point.before === undefined ? [] : [`${beforeLabel}: ${format(point.before)}`]),
          ],
        }))}
      />
    </figure>
  );
}

interface BarProps {
  readonly title: string;
  /** Share of the chart's height, 0 to 1. */
  readonly share: number;
  readonly isCurrent?: boolean;
}

function Bar({ title, share, isCurrent = false }: BarProps) {
  return (
    <Box
      title={title}
      flex="1"
      maxW="2.5rem"
      h={`${100 * share}%`}
      borderTopRadius="sm"
      bg={isCurrent ? VALUE_COLOR : BEFORE_COLOR}
    />
  );
}
