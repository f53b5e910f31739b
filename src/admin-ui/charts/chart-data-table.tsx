interface ChartDataTableProps {
  readonly caption: string;
  readonly rows: readonly { readonly key: string; readonly cells: readonly string[] }[];
}

/** The figures of a chart for screen readers. */
export function ChartDataTable({ caption, rows }: ChartDataTableProps) {
  return (
    // Hides a container, because a table is never narrower than its text.
    <div className="visually-hidden">
      <table>
        <caption>{caption}</caption>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.cells[0]}</th>
              {row.cells.slice(1).map((cell, index) => (
                <td key={`${row.key}-${index}`}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
