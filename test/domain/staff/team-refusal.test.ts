import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Access } from "@/domain/staff/grants.schema";
import { teamRefusal } from "@/domain/staff/team-refusal";

const grants = (resto_keys: string[], role: Access["role"] = "staff", isSuper = false): Access => ({
  resto_keys,
  role,
  super: isSuper,
});
const manager = { uid: "me", grants: grants(["a", "b"], "manager") };
const ask = (before: Access | null, requested: Pick<Access, "resto_keys" | "role">, uid = "you") =>
  teamRefusal(manager, { uid, before }, requested);

describe("a manager", () => {
  it.each<[string, Access | null, string[]]>([
    ["grant a new account one of the own restaurants", null, ["a"]],
    ["add an own restaurant", grants(["a"]), ["a", "b"]],
    ["take away an own restaurant", grants(["a", "b"]), ["b"]],
    ["revoke all", grants(["a"]), []],
  ])("may %s", (_what, before, resto_keys) => {
    expect(ask(before, { resto_keys, role: "staff" })).toBeNull();
  });

  it("may grant and revoke the role rider, but appoints no rider as manager", () => {
    expect(ask(null, { resto_keys: ["a"], role: "rider" })).toBeNull();
    expect(ask(grants(["a"], "rider"), { resto_keys: [], role: "rider" })).toBeNull();
    const promoted = { resto_keys: ["a"], role: "manager" } as const;
    expect(ask(grants(["a"], "rider"), promoted)).toBe("NOT_ALLOWED");
  });

  it.each<[string, Access | null, Pick<Access, "resto_keys" | "role">]>([
    ["grant a foreign restaurant", null, { resto_keys: ["c"], role: "staff" }],
    ["grant a foreign restaurant beside the own", null, { resto_keys: ["a", "c"], role: "staff" }],
    ["grant the role manager", null, { resto_keys: ["a"], role: "manager" }],
    ["promote", grants(["a"]), { resto_keys: ["a"], role: "manager" }],
    ["demote a manager", grants(["a"], "manager"), { resto_keys: ["a"], role: "staff" }],
    ["revoke a manager", grants(["a"], "manager"), { resto_keys: [], role: "staff" }],
    [
      "revoke a super-administrator",
      grants(["a"], "staff", true),
      { resto_keys: [], role: "staff" },
    ],
    [
      "edit staff who also work elsewhere",
      grants(["a", "c"]),
      { resto_keys: ["a"], role: "staff" },
    ],
    ["revoke staff who also work elsewhere", grants(["a", "c"]), { resto_keys: [], role: "staff" }],
    ["hire staff of others", grants(["c"]), { resto_keys: ["a"], role: "staff" }],
  ])("may not %s", (_what, before, requested) => {
    expect(ask(before, requested)).toBe("NOT_ALLOWED");
  });

  it("may not change the own grants", () => {
    for (const resto_keys of [["a"], []]) {
      expect(ask(manager.grants, { resto_keys, role: "staff" }, "me")).toBe("NOT_ALLOWED");
      expect(ask(null, { resto_keys, role: "staff" }, "me")).toBe("NOT_ALLOWED");
    }
  });

  it("may neither grant to nor revoke from an account whose grants cannot be read", () => {
    for (const resto_keys of [["a"], []]) {
      const target = { uid: "you", before: "unreadable" } as const;
      expect(teamRefusal(manager, target, { resto_keys, role: "staff" })).toBe("NOT_ALLOWED");
    }
  });

  it("gets NOT_FOUND for revoking from an account without grants", () => {
    expect(ask(null, { resto_keys: [], role: "staff" })).toBe("NOT_FOUND");
  });
});

it("staff and accounts without grants may change nothing", () => {
  for (const caller of [grants(["a"]), null]) {
    const requested = { resto_keys: ["a"], role: "staff" } as const;
    const target = { uid: "you", before: null };
    expect(teamRefusal({ uid: "me", grants: caller }, target, requested)).toBe("NOT_ALLOWED");
  }
});

it("super-administrators may change everything, and managers never anything outside their restaurants", () => {
  const keys = fc.subarray(["a", "b", "c"]);
  const any = fc.record({
    resto_keys: keys,
    role: fc.constantFrom("staff", "manager"),
    super: fc.boolean(),
  });
  fc.assert(
    fc.property(any, fc.option(any), any, (caller, before, requested) => {
      const reason = teamRefusal({ uid: "me", grants: caller }, { uid: "you", before }, requested);
      if (caller.super) expect(reason).toBeNull();
      else if (reason === null) {
        const touched = [...requested.resto_keys, ...(before?.resto_keys ?? [])];
        expect(caller.role).toBe("manager");
        expect(caller.resto_keys).toEqual(expect.arrayContaining(touched));
        expect(requested.role).toBe("staff");
        expect(before?.role ?? "staff").toBe("staff");
        expect(before?.super ?? false).toBe(false);
      }
    }),
  );
});
