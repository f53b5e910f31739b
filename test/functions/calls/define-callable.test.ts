import { beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { type Refusal, refusal } from "@/domain/result/refusal";
import { err, ok, type Result } from "@/domain/result/result";
import { defineCallable } from "@/functions/calls/define-callable";
import { refusalToHttpsError } from "@/functions/runtime/refusal-to-https-error";
import { inProcessRequest } from "../support/in-process-request";

const log = vi.hoisted(() => ({ error: vi.fn(), info: vi.fn(), warn: vi.fn() }));
vi.mock("firebase-functions/logger", () => log);

beforeEach(() => {
  for (const each of Object.values(log)) each.mockReset();
});

/** Calls a callable that consists of one use case. */
async function run(useCase: () => Promise<Result<object, Refusal>>): Promise<object> {
  const definition = { name: "placeOrder", schema: z.any(), access: "anyone" } as const;
  return defineCallable(definition, useCase).run(inProcessRequest(null));
}

const failWith = (fault: unknown) => run(() => Promise.reject(fault));

/** A Firestore error with its gRPC code. */
const databaseFault = (code: number) => Object.assign(new Error("orders/secret"), { code });

const LOGGED = {
  callable: "placeOrder",
  build: "local",
  request_id: expect.stringMatching(/^[\w-]{36}$/),
};

test("a callable returns the value of its use case", async () => {
  expect(await run(async () => ok({ id: "one" }))).toEqual({ id: "one" });
});

test("a refusal becomes an error with its details", async () => {
  const details = refusal("BELOW_MINIMUM", { missing_cents: 150 });
  await expect(run(async () => err(details))).rejects.toMatchObject({
    code: "failed-precondition",
    message: "BELOW_MINIMUM",
    details,
  });
  expect(log.error).not.toHaveBeenCalled();
  const logged = { ...LOGGED, reason: "BELOW_MINIMUM" };
  expect(log.info).toHaveBeenCalledExactlyOnceWith("refused", logged);
});

test("an error thrown by a guard is passed on unchanged and logged", async () => {
  const thrown = refusalToHttpsError(refusal("NOT_ALLOWED"));
  await expect(failWith(thrown)).rejects.toBe(thrown);
  const logged = { ...LOGGED, reason: "NOT_ALLOWED" };
  expect(log.warn).toHaveBeenCalledExactlyOnceWith("refused", logged);
});

test.each([
  ["a programming error", new TypeError("secret is not a function")],
  ["a thrown string", "secret"],
  ["INVALID_ARGUMENT from the database", databaseFault(3)],
  ["PERMISSION_DENIED from the database", databaseFault(7)],
])("%s becomes `internal` without details and is logged", async (_what, fault) => {
  const thrown: unknown = await failWith(fault).catch((each: unknown) => each);
  expect(JSON.parse(JSON.stringify(thrown))).toEqual({ message: "INTERNAL", status: "INTERNAL" });
  expect(log.error).toHaveBeenCalledExactlyOnceWith("unexpected fault", fault, LOGGED);
});

test.each([4, 10, 14])("gRPC code %i of a busy database becomes `unavailable`", async (code) => {
  const fault = databaseFault(code);
  await expect(failWith(fault)).rejects.toMatchObject({ code: "unavailable", details: undefined });
  expect(log.warn).toHaveBeenCalledExactlyOnceWith("database busy", fault, LOGGED);
  expect(log.error).not.toHaveBeenCalled();
});
