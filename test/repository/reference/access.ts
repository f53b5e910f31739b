import { type AccessRow, accessTable, type Operation } from "@/test/rules/access-table";
import { ROLES, type Role, SIGNED_IN, WITH_ADDRESS } from "@/test/rules/roles";
import { tableText } from "./table-text";

const SETS: readonly (readonly [words: string, roles: readonly Role[]])[] = [
  ["everyone", ROLES],
  ["signed-in", SIGNED_IN],
  ["with an address", WITH_ADDRESS],
];

/** Lists and counts are allowed together. */
const COLUMNS: readonly Operation[] = ["get", "list", "create", "update", "delete"];

/** Names of roles; those of the largest set that is among them are one. */
function rolesText(roles: readonly Role[] = []): string {
  const found = SETS.find(([, set]) => set.every((role) => roles.includes(role)));
  const set = found?.[1] ?? [];
  return [...(found ? [found[0]] : []), ...roles.filter((role) => !set.includes(role))].join(", ");
}

/** Who may do what with a document, as `test/rules` checks it. */
export function accessRows(): string {
  const isOpen = ({ allowed }: AccessRow) =>
    Object.values(allowed).some((roles) => roles.length > 0);
  const closed = accessTable.filter((row) => !isOpen(row) && row.what === row.collection);
  return tableText(
    ["documents", ...COLUMNS.map((name) => (name === "list" ? "list, count" : name))],
    [
      ...accessTable
        .filter((row) => !closed.includes(row))
        .map(({ what, allowed }) => [what, ...COLUMNS.map((name) => rolesText(allowed[name]))]),
      [`every other: ${closed.map(({ what }) => what).join(", ")}`, ...COLUMNS.map(() => "")],
    ],
  );
}
