import { Box, Table } from "@chakra-ui/react";

interface HeatMapProps {
  readonly label: string;
  readonly columns: readonly string[];
  /** One value a column. */
  readonly rows: readonly { readonly name: string; readonly values: readonly number[] }[];
  readonly format: (value: number) => string;
}

/** A table that tints each cell by its value, for example weekday by hour. */
export function HeatMap({ label, columns, rows, format }: HeatMapProps) {
  const max = Math.max(1, ...rows.flatMap((row) => row.values));
  return (
    <Box overflowX="auto" tabIndex={0} role="region" aria-label={label}>
      <Table.Root size="sm" minW="max-content" borderCollapse="separate" borderSpacing="2px">
        <Table.Caption className="visually-hidden">{label}</Table.Caption>
        <Table.Header>
          <Table.Row>
            <Table.Cell border="0" />
            {columns.map((column) => (
              <Table.ColumnHeader key={column} border="0" textAlign="center">
                {column}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row) => (
            <Table.Row key={row.name}>
              <Table.ColumnHeader scope="row" border="0">
                {row.name}
              </Table.ColumnHeader>
              {row.values.map((value, index) => (
                <HeatCell key={columns[index]} value={value} share={value / max} format={format} />
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

interface HeatCellProps {
  readonly value: number;
  readonly share: number;
  readonly format: (value: number) => string;
}

/** Four tints on which text keeps its contrast; the largest values have a filled cell. */
function HeatCell({ value, share, format }: HeatCellProps) {
  const isFilled = share > 0.8;
  return (
    <Table.Cell
      border="0"
      minW="11"
      h="10"
      px="1"
      borderRadius="l1"
      textAlign="center"
      color={isFilled ? "brand.contrast" : "fg"}
      bg={isFilled ? "brand.solid" : tint(share)}
    >
      {value === 0 ? "" : format(value)}
    </Table.Cell>
  );
}

function tint(share: number): string {
  if (share === 0) return "bg.subtle";
  const percent = Math.ceil(share * 5) * 9 - 9;
  return `color-mix(in srgb, var(--color-brand) ${percent}%, var(--color-brand-soft))`;
}
