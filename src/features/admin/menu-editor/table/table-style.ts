/** Cells are plain elements styled from the table: a thousand dishes must stay fluid. */
export const TABLE_STYLE = {
  display: "block",
  minWidth: { base: "45.25rem", md: "47.5rem" },
  fontVariantNumeric: "tabular-nums",
  "& [role=rowgroup]": { display: "block" },
  "& [role=row]": {
    display: "grid",
    // On a phone, the columns up to the price fit on the screen.
    gridTemplateColumns: {
      base: "2.75rem 3rem minmax(9.25rem, 1fr) 5.75rem 4.25rem 7.25rem 6rem 7rem",
      md: "2.75rem 3.75rem minmax(8rem, 1fr) 8.5rem 4.25rem 7.25rem 6rem 7rem",
    },
    borderBottomWidth: "1px",
    minHeight: "11",
  },
  "& [data-row]": { contentVisibility: "auto", containIntrinsicSize: "auto 44px" },
  "& [data-row]:hover": { bg: "bg.muted" },
  "& [aria-selected=true]": { bg: "brand.subtle" },
  "& [data-open]": { boxShadow: "inset 3px 0 0 var(--chakra-colors-brand-solid)" },
  "& [role=gridcell], & [role=rowheader], & [role=columnheader]": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    minWidth: "0",
    paddingInline: "2",
    textAlign: "start",
    fontWeight: "normal",
    cursor: "default",
    overflowWrap: "anywhere",
  },
  "& [data-column]:focus-visible, & [data-column]:focus": {
    outline: "2px solid var(--chakra-colors-brand-solid)",
    outlineOffset: "-2px",
  },
  "& [data-head=preis], & [data-head=vat], & [data-head=stock], & [data-column=preis], & [data-column=vat], & [data-column=stock], & [data-head=cost], & [data-column=cost]":
    {
      justifyContent: "flex-end",
      textAlign: "end",
    },
  "& [data-column=name]": {
    width: "100%",
    minHeight: "10",
    textAlign: "start",
    cursor: "pointer",
    _hover: { textDecoration: "underline" },
  },
  "& input[type=checkbox]": {
    width: "5",
    height: "5",
    margin: "auto",
    accentColor: "var(--chakra-colors-brand-solid)",
  },
  "& [role=columnheader]": { fontSize: "sm", fontWeight: "semibold", color: "fg.muted" },
  "& [data-category]": {
    gridColumn: "1 / -1",
    fontWeight: "semibold",
    bg: "bg.subtle",
    paddingInline: "3",
  },
  "& [data-low]": { fontWeight: "semibold", color: "fg.error" },
  "& del": { color: "fg.muted", fontSize: "sm", marginEnd: "1" },
  "& ins": { textDecoration: "none", fontWeight: "semibold", color: "fg.success" },
  "& [data-error]": { color: "fg.error", fontSize: "xs" },
} as const;
