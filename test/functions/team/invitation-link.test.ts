import { describe, expect } from "vitest";
import { signIn } from "@/test/harness/accounts";
import { adminList, adminPatch } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import {
  acceptInvitation,
  auditOf,
  CHOSEN_PASSWORD,
  mailedSecrets,
  pause,
  readInvitation as read,
  secretOf,
  invitationTest as test,
} from "../support/invitations";
import { at, KITCHEN, OTHER_KITCHEN, refused, setClock } from "../support/test-kitchen";

const accept = (secret: unknown, password = CHOSEN_PASSWORD) =>
  callFunction("acceptInvitation", { secret, password });

const notAllowed = refused("PERMISSION_DENIED", "NOT_ALLOWED");
const notFound = refused("NOT_FOUND", "NOT_FOUND");
const usedUp = refused("FAILED_PRECONDITION", "WRONG_STATE");

describe("the link of an invitation has no effect", () => {
  test("once it is used, and tells nobody the address", async ({ invite, email }) => {
    await invite(email);
    const secret = await secretOf(email);
    await acceptInvitation(email);
    expect(await read(secret)).toHaveProperty("result", { state: "used" });
    expect(await accept(secret, "chosen-by-a-forwarder-1")).toEqual(usedUp);
    expect(await signIn(email, CHOSEN_PASSWORD)).toHaveProperty("uid");
  });

  test("after seven days, until access is granted again", async ({ invite, listed, email }) => {
    await invite(email);
    const secret = await secretOf(email);
    await setClock(at("18:01", "2027-03-10"));
    expect(await read(secret)).toHaveProperty("result", { state: "expired" });
    expect(await accept(secret)).toEqual(usedUp);
    expect(await listed(email)).toHaveLength(1);
    await invite(email);
    expect(await acceptInvitation(email)).toHaveProperty("result");
  });

  test("once it is expired, so it keeps no manager from inviting, without its rights", async ({
    invite,
    email,
    manager,
  }) => {
    await invite(email, [KITCHEN, OTHER_KITCHEN]);
    const [stored] = await adminList("invitations");
    await adminPatch(`invitations/${stored?.id}`, { super: true });
    expect(await invite(email, [KITCHEN], manager)).toEqual(notAllowed);
    await setClock(at("18:01", "2027-03-10"));
    expect((await invite(email, [KITCHEN], manager)).result).toMatchObject({ invited: true });
    const offer = { state: "open", role: "staff", super: false };
    expect(await read(await secretOf(email))).toHaveProperty(
      "result",
      expect.objectContaining(offer),
    );
  });

  test("once it is revoked", async ({ invite, listed, email }) => {
    await invite(email);
    const secret = await secretOf(email);
    expect((await invite(email, [])).result).toMatchObject({ email, resto_keys: [] });
    expect(await listed(email)).toEqual([]);
    expect(await read(secret)).toEqual(notFound);
    expect(await accept(secret)).toEqual(notFound);
    expect(await auditOf("staff.revoked")).toHaveLength(1);
  });

  test("once a newer one was sent", async ({ invite, email }) => {
    await invite(email);
    await invite(email);
    const [older, newer] = await mailedSecrets(email);
    expect(older).not.toBe(newer);
    expect(await accept(older)).toEqual(notFound);
    expect(await accept(newer)).toHaveProperty("result");
  });

  test.for([
    ["of another length", "abc"],
    ["with other characters", "!".repeat(43)],
    ["that is a list", ["a".repeat(43)]],
  ] as const)("with a secret %s", async ([_what, secret]) => {
    const invalid = refused("INVALID_ARGUMENT", "INVALID", { field: "secret" });
    expect(await read(secret)).toEqual(invalid);
    expect(await accept(secret)).toEqual(invalid);
  });

  test("with a short password", async ({ invite, email }) => {
    await invite(email);
    expect(await accept(await secretOf(email), "1234567")).toEqual(
      refused("INVALID_ARGUMENT", "INVALID", { field: "password" }),
    );
    expect(await acceptInvitation(email)).toHaveProperty("result");
  });

  test("for the second of two simultaneous uses", async ({ invite, email }) => {
    await invite(email);
    const answers = await Promise.all([acceptInvitation(email), acceptInvitation(email)]);
    expect(answers.filter(({ result }) => result)).toHaveLength(1);
    expect(answers.filter(({ error }) => error?.details?.reason === "WRONG_STATE")).toHaveLength(1);
    expect(await auditOf("staff.accepted")).toHaveLength(1);
    expect(await pause(await signIn(email, CHOSEN_PASSWORD))).toHaveProperty("result");
  });

  test("when it is guessed: an address is stopped after some 120 wrong links", async ({
    invite,
    email,
  }) => {
    await invite(email);
    const guess = (_: unknown, index: number) =>
      read(`${index}`.padEnd(43, "x"), { forwardedFor: "203.0.113.7" });
    const answers = await Promise.all(Array.from({ length: 300 }, guess));
    expect(answers.filter(({ result }) => result)).toEqual([]);
    const reasons = answers.map(({ error }) => error?.details?.reason);
    expect(new Set(reasons)).toEqual(new Set(["NOT_FOUND", "RATE_LIMIT"]));
  });
});
