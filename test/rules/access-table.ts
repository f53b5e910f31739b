import { ROLES, type Role, SIGNED_IN } from "./roles";
import { ELSEWHERE, HERE } from "./seeded-documents";

export const OPERATIONS = ["get", "list", "count", "create", "update", "delete"] as const;

export type Operation = (typeof OPERATIONS)[number];

/** Documents of a kind and the roles that each operation is allowed for. All else is denied. */
export interface AccessRow {
  readonly what: string;
  readonly collection: string;
  /** Id of the document to read, change or delete; by default the role's own document. */
  readonly id?: string;
  /** Filters of lists and counts, as in the product's own queries. */
  readonly where?: (role: Role) => readonly (readonly [field: string, value: string])[];
  readonly allowed: Partial<Record<Operation, readonly Role[]>>;
}

const own = (role: Role) => [["creator_uid", role]] as const;
const ownHere = (role: Role) =>
  [
    ["resto_key", HERE],
    ["creator_uid", role],
  ] as const;
const ofOwner = () =>
  [
    ["resto_key", HERE],
    ["creator_uid", "owner"],
  ] as const;
const allHere = () => [["resto_key", HERE]] as const;
const allElsewhere = () => [["resto_key", ELSEWHERE]] as const;

const staffOfHere: readonly Role[] = ["staff-here", "super"];
const staffOfElsewhere: readonly Role[] = ["staff-elsewhere", "super"];

function ordersOrReservations(collection: "orders" | "reservations"): readonly AccessRow[] {
  const row = (what: string, rest: Omit<AccessRow, "what" | "collection">): AccessRow => ({
    what: `${collection}: ${what}`,
    collection,
    ...rest,
  });
  return [
    row("own", { where: own, allowed: { get: SIGNED_IN, list: SIGNED_IN, count: SIGNED_IN } }),
    row("own at this restaurant", {
      where: ownHere,
      allowed: { get: SIGNED_IN, list: SIGNED_IN, count: SIGNED_IN },
    }),
    row("the owner's", {
      id: "owner",
      where: ofOwner,
      allowed: {
        get: ["owner", ...staffOfHere],
        list: ["owner", ...staffOfHere],
        count: ["owner", ...staffOfHere],
      },
    }),
    row("all of this restaurant", {
      id: "owner",
      where: allHere,
      allowed: { get: ["owner", ...staffOfHere], list: staffOfHere, count: staffOfHere },
    }),
    row("all of another restaurant", {
      id: "elsewhere",
      where: allElsewhere,
      allowed: { get: staffOfElsewhere, list: staffOfElsewhere, count: staffOfElsewhere },
    }),
    row("all of all restaurants", {
      id: "elsewhere",
      allowed: { get: staffOfElsewhere, list: ["super"], count: ["super"] },
    }),
    row("a missing document", {
      id: "missing",
      where: own,
      allowed: {
        list: SIGNED_IN,
        count: SIGNED_IN,
      },
    }),
  ];
}

/** See docs/rules.md#access. */
export const accessTable: readonly AccessRow[] = [
  ...["public", "menus", "availability"].map((collection) => ({
    what: collection,
    collection,
    id: HERE,
    allowed: { get: ROLES },
  })),
  {
    what: "users: own document",
    collection: "users",
    allowed: { get: SIGNED_IN, create: SIGNED_IN, update: SIGNED_IN },
  },
  {
    what: "users: the owner's document",
    collection: "users",
    id: "owner",
    allowed: { get: ["owner"], update: ["owner"] },
  },
  ...ordersOrReservations("orders"),
  ...ordersOrReservations("reservations"),
  { what: "staff: own grants", collection: "staff", allowed: { get: SIGNED_IN } },
  {
    what: "staff: another account's grants",
    collection: "staff",
    id: "staff-here",
    allowed: { get: ["staff-here"] },
  },
  ...["capacity", "limits", "history", "mail", "presence", "anything-else"].map((collection) => ({
    what: collection,
    collection,
    id: "one",
    allowed: {},
  })),
  {
    what: "audit",
    collection: "audit",
    id: "one",
    allowed: { get: ["super"], list: ["super"], count: ["super"] },
  },
];
