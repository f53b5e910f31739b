import { describe, expect, it } from "vitest";
import type { MigratedDocument } from "@/hosting/migrations/migration";
import { migrations } from "@/hosting/migrations/migrations";

const [teamNotes, contactKeys, reusablePackaging] = migrations as [
  (typeof migrations)[number],
  (typeof migrations)[number],
  (typeof migrations)[number],
];

const reservation: MigratedDocument = {
  path: "reservations/r1",
  data: {
    resto_key: "le-vie",
    local_date: "2026-11-20",
    creator_uid: "guest",
    contact: { name: "Ada", phone: "08234 1234", email: "Ada@Example.com" },
    staff_note: "Stammgast",
  },
};

describe("001-team-notes", () => {
  it("moves the note to reservation_notes under the same id", () => {
    const { staff_note: _, ...data } = reservation.data;
    expect(teamNotes.migrate(reservation)).toEqual({
      data,
      created: [
        {
          path: "reservation_notes/r1",
          data: { resto_key: "le-vie", local_date: "2026-11-20", note: "Stammgast" },
        },
      ],
    });
  });

  it("removes an empty or unreadable note without creating one", () => {
    for (const staff_note of ["", null, 7]) {
      const data = { resto_key: "le-vie", staff_note };
      const moved = teamNotes.migrate({ path: "reservations/r1", data });
      expect(moved).toEqual({ data: { resto_key: "le-vie" } });
    }
  });
});

describe("002-contact-keys", () => {
  it("stores the number in E.164 and the address in lower case", () => {
    const keys = ["+4982341234", "ada@example.com"];
    expect(contactKeys.migrate(reservation)?.data).toMatchObject({ contact_keys: keys });
  });

  it("leaves out documents with keys, anonymised ones, and those without a readable contact", () => {
    const { contact, ...rest } = reservation.data;
    for (const data of [
      { ...rest, contact, contact_keys: [] },
      { ...rest, contact, creator_uid: "deleted" },
      rest,
      { ...rest, contact: "Ada" },
    ]) {
      expect(contactKeys.migrate({ path: "orders/o1", data })).toBeNull();
    }
  });
});

const restaurant: MigratedDocument = {
  path: "public/resto-example",
  data: { key: "resto-example", title: "Zum Beispiel" },
};

describe("003-reusable-packaging", () => {
  it("stores what is configured", () => {
    expect(reusablePackaging.migrate(restaurant)?.data).toEqual({
      ...restaurant.data,
      reusable: "offered",
      reusable_deposit_cents: 200,
    });
  });

  it("leaves out what managers chose, restaurants without a configuration and the admin site", () => {
    for (const [path, data] of [
      ["public/resto-example", { reusable: "exempt" }],
      ["public/resto-closed", {}],
      ["public/resto-superadmin", {}],
    ] as const) {
      expect(reusablePackaging.migrate({ path, data })).toBeNull();
    }
  });
});

describe.each(migrations.map((migration) => [migration.name, migration] as const))(
  "%s",
  (name, { migrate, collections }) => {
    it("changes nothing in its own result, and not its input", () => {
      for (const document of [reservation, restaurant]) {
        if (!collections.includes(document.path.split("/")[0] ?? "")) continue;
        const before = structuredClone(document);
        const once = migrate(document);
        expect(once).not.toBeNull();
        expect(document).toEqual(before);
        expect(migrate({ path: document.path, data: once?.data ?? {} })).toBeNull();
      }
    });

    it("has the number of its place in the list", () => {
      const place = migrations.findIndex((migration) => migration.name === name) + 1;
      expect(name).toMatch(new RegExp(`^${String(place).padStart(3, "0")}-[a-z-]+$`));
    });
  },
);
