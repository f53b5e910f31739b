import { ROLES, type Role, SIGNED_IN, WITH_ADDRESS } from "./roles";
import { CLOSED_COLLECTIONS, type DUE_COLLECTIONS, daysAgo, ELSEWHERE, HERE } from "./seeded-names";

export const OPERATIONS = ["get", "list", "count", "create", "update", "delete"] as const;

export type Operation = (typeof OPERATIONS)[number];

type Filter = readonly [field: string, operator: "==" | ">=" | "<", value: string];

/** Documents of a kind and the roles that each operation is allowed for. All else is denied. */
export interface AccessRow {
  readonly what: string;
  readonly collection: string;
  /** Id of the document to read, change or delete; by default the role's own document. */
  readonly id?: string;
  /** Filters of lists and counts, as in the product's own queries. */
  readonly where?: (role: Role) => readonly Filter[];
  readonly allowed: Partial<Record<Operation, readonly Role[]>>;
}

const here: Filter = ["resto_key", "==", HERE];
const elsewhere: Filter = ["resto_key", "==", ELSEWHERE];
const by = (uid: string): Filter => ["creator_uid", "==", uid];
const dueFrom = (days: number): Filter => ["local_date", ">=", daysAgo(days)];
const dueOn = (days: number): Filter => ["local_date", "==", daysAgo(days)];

const staffOfHere: readonly Role[] = ["staff-here", "manager-here", "super"];
const staffOfElsewhere: readonly Role[] = ["staff-elsewhere", "super"];

/** The documents that each role may read; `list` is for lists and counts. */
function readers(get: readonly Role[], list: readonly Role[]): AccessRow["allowed"] {
  return { get, list, count: list };
}

/** Rows of a collection whose documents are due on a day; guests read their own, if any. */
function dueDocuments(
  collection: (typeof DUE_COLLECTIONS)[number],
  { guests }: { guests: boolean },
): readonly AccessRow[] {
  const owner: readonly Role[] = guests ? ["owner"] : [];
  const own = guests ? SIGNED_IN : [];
  const row = (what: string, rest: Omit<AccessRow, "what" | "collection">): AccessRow => ({
    what: `${collection}: ${what}`,
    collection,
    ...rest,
  });
  return [
    row("own", { where: (role) => [by(role)], allowed: readers(union(own, staffOfHere), own) }),
    row("own at this restaurant", {
      where: (role) => [here, by(role)],
      allowed: readers(union(own, staffOfHere), own),
    }),
    row("the owner's", {
      id: "owner",
      where: () => [here, by("owner")],
      allowed: readers([...owner, ...staffOfHere], owner),
    }),
    row("the owner's, long past", {
      id: "owner-older",
      where: () => [here, by("owner"), dueOn(400)],
      allowed: readers(owner, owner),
    }),
    row("all of this restaurant", {
      id: "owner",
      where: () => [here],
      allowed: readers([...owner, ...staffOfHere], []),
    }),
    row("this restaurant's from three days ago on", {
      id: "horizon",
      where: () => [here, dueFrom(3)],
      allowed: readers(staffOfHere, staffOfHere),
    }),
    row("this restaurant's from four days ago on", {
      id: "older",
      where: () => [here, dueFrom(4)],
      allowed: readers([], []),
    }),
    row("this restaurant's before three days ago", {
      id: "older",
      where: () => [here, ["local_date", "<", daysAgo(3)]],
      allowed: readers([], []),
    }),
    row("this restaurant's of today", {
      id: "owner",
      where: () => [here, dueOn(0)],
      allowed: readers([...owner, ...staffOfHere], staffOfHere),
    }),
    row("this restaurant's in a month", {
      id: "ahead",
      where: () => [here, dueOn(-30)],
      allowed: readers(staffOfHere, staffOfHere),
    }),
    row("this restaurant's of an older day", {
      id: "older",
      where: () => [here, dueOn(5)],
      allowed: readers([], []),
    }),
    row("without a day", { id: "undated", where: () => [here], allowed: readers([], []) }),
    row("another restaurant's from three days ago on", {
      id: "elsewhere",
      where: () => [elsewhere, dueFrom(3)],
      allowed: readers(staffOfElsewhere, staffOfElsewhere),
    }),
    row("another restaurant's of an older day", {
      id: "older-elsewhere",
      where: () => [elsewhere, dueOn(5)],
      allowed: readers([], []),
    }),
    row("all of all restaurants from three days ago on", {
      id: "elsewhere",
      where: () => [dueFrom(3)],
      allowed: readers(staffOfElsewhere, ["super"]),
    }),
    row("all of all restaurants", {
      id: "elsewhere",
      allowed: readers(staffOfElsewhere, []),
    }),
    row("a missing document", {
      id: "missing",
      where: (role) => [by(role)],
      allowed: readers([], own),
    }),
  ];
}

function union(one: readonly Role[], other: readonly Role[]): readonly Role[] {
  return [...new Set([...one, ...other])];
}

/** See docs/rules.md#access; `npm run docs` writes it to docs/reference.md. */
export const accessTable: readonly AccessRow[] = [
  ...["public", "menus", "availability", "public_stats"].map((collection) => ({
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
  ...["profiles", "passports"].flatMap((collection): AccessRow[] => [
    {
      what: `${collection}: own document`,
      collection,
      allowed: {
        get: WITH_ADDRESS,
        create: WITH_ADDRESS,
        update: WITH_ADDRESS,
        delete: WITH_ADDRESS,
      },
    },
    {
      what: `${collection}: the owner's document`,
      collection,
      id: "owner",
      allowed: { get: ["owner"], update: ["owner"], delete: ["owner"] },
    },
  ]),
  ...dueDocuments("orders", { guests: true }),
  ...dueDocuments("reservations", { guests: true }),
  ...dueDocuments("reservation_notes", { guests: false }),
  { what: "staff: own grants", collection: "staff", allowed: { get: SIGNED_IN } },
  {
    what: "staff: another account's grants",
    collection: "staff",
    id: "staff-here",
    allowed: { get: ["staff-here"] },
  },
  ...CLOSED_COLLECTIONS.map((collection) => ({
    what: collection,
    collection,
    id: "one",
    allowed: {},
  })),
  {
    what: "group_carts: a group of the owner and a guest account",
    collection: "group_carts",
    id: "one",
    allowed: { get: ["owner", "guest-account"] },
  },
  {
    what: "audit",
    collection: "audit",
    id: "one",
    allowed: { get: ["super"], list: ["super"], count: ["super"] },
  },
];
