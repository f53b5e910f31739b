import { Table } from "@chakra-ui/react";
import type { ReactNode } from "react";

export interface DataColumn<Row> {
  readonly key: string;
  readonly label: ReactNode;
  /** Numbers are aligned at the end. */
  readonly align?: "start" | "end";
  readonly cell: (row: Row) => ReactNode;
  /** Whether the column names the row. */
  readonly isRowHeader?: boolean;
}

interface DataTableProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row, index: number) => string;
  /** Names the table for screen readers. */
  readonly caption: string;
  /** Shown in place of a table without rows. */
  readonly empty?: ReactNode;
  readonly rowTestId?: string;
}

/** A table; on phones every row is a card with the column's name before each value. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, caption, empty, rowTestId } = props;
  if (rows.length === 0 && empty !== undefined) return empty;
  return (
    // Explicit roles, because `display: block` removes those of table elements.
    <Table.Root role="table" display={{ mdDown: "block" }}>
      <Table.Caption className="visually-hidden">{caption}</Table.Caption>
      <Table.Header role="rowgroup" display={{ mdDown: "none" }}>
        <Table.Row role="row">
          {columns.map((column) => (
            <Table.ColumnHeader key={column.key} role="columnheader" textAlign={column.align}>
              {column.label}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body role="rowgroup" display={{ mdDown: "block" }}>
        {rows.map((row, index) => (
          <Table.Row key={rowKey(row, index)} role="row" css={cardOnPhones} data-testid={rowTestId}>
            {columns.map((column) => (
              <Table.Cell
                key={column.key}
                textAlign={{ md: column.align }}
                verticalAlign="top"
                {...(column.isRowHeader
                  ? { as: "th", role: "rowheader", scope: "row", fontWeight: "semibold" }
                  : { role: "cell" })}
              >
                <span data-column="" aria-hidden="true">
                  {column.label}
                </span>
                {column.cell(row)}
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

/** Paper has no breakpoints: it shows a table, whatever its width. */
const cardOnPhones = {
  "& [data-column]": { display: "none" },
  mdDown: {
    display: "block",
    py: "2",
    borderBottomWidth: "1px",
    "& > td, & > th": {
      display: "flex",
      alignItems: "baseline",
      gap: "3",
      py: "1",
      px: "0",
      borderBottomWidth: "0",
      overflowWrap: "anywhere",
    },
    "& [data-column]": {
      display: "inline",
      flex: "0 0 35%",
      minW: "min-content",
      color: "fg.muted",
      overflowWrap: "normal",
    },
  },
};
