/** Explicit roles, because `display: grid` removes those of table elements. */
export const ROLES = {
  row: { role: "row" },
  rowgroup: { role: "rowgroup" },
  rowheader: { role: "rowheader", scope: "row" },
  columnheader: { role: "columnheader", scope: "col" },
  gridcell: { role: "gridcell" },
} as const;
