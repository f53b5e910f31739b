import { beforeEach, expect, test, vi } from "vitest";
import { refusal } from "@/domain/shared/refusal";
import { err, ok } from "@/domain/shared/result";
import { answering } from "@/functions/runtime/answering";
import { refusalToHttpsError } from "@/functions/runtime/refusal-to-https-error";

const log = vi.hoisted(() => ({ error: vi.fn(), warn: vi.fn() }));
vi.mock("firebase-functions/logger", () => log);

beforeEach(() => {
  log.error.mockReset();
  log.warn.mockReset();
});

const failing = (fault: unknown) =>
  answering("placeOrder", () => Promise.reject(fault))({} as never);

/** What Firestore throws: gRPC's number of the fault. */
const databaseFault = (code: number) => Object.assign(new Error("orders/secret"), { code });

const LOGGED = { callable: "placeOrder", request_id: expect.stringMatching(/^[\w-]{36}$/) };

test("an answer is handed on, a refusal becomes an error with its details", async () => {
  expect(await answering("a", async () => ok({ id: "one" }))({} as never)).toEqual({ id: "one" });
  const details = refusal("BELOW_MINIMUM", { missing_cents: 150 });
  await expect(answering("a", async () => err(details))({} as never)).rejects.toMatchObject({
    code: "failed-precondition",
    message: "BELOW_MINIMUM",
    details,
  });
  expect(log.error).not.toHaveBeenCalled();
});

test("what a guard throws is handed on as it is", async () => {
  const thrown = refusalToHttpsError(refusal("NOT_FOUND"));
  await expect(failing(thrown)).rejects.toBe(thrown);
});

test.each([
  ["a fault of ours", new TypeError("secret is not a function")],
  ["no error at all", "secret"],
  ["a fault of the database", databaseFault(3)],
  ["what the database forbids", databaseFault(7)],
])("%s is internal without a word about it, and logged", async (_what, fault) => {
  const thrown: ReturnType<typeof refusalToHttpsError> = await failing(fault).then(
    () => Promise.reject(new Error("answered")),
    (each) => each,
  );
  expect(thrown.toJSON()).toEqual({ message: "INTERNAL", status: "INTERNAL" });
  expect(log.error).toHaveBeenCalledExactlyOnceWith("unexpected fault", fault, LOGGED);
});

test.each([4, 10, 14])("a busy database (%i) may be asked again", async (code) => {
  const fault = databaseFault(code);
  await expect(failing(fault)).rejects.toMatchObject({ code: "unavailable", details: undefined });
  expect(log.warn).toHaveBeenCalledExactlyOnceWith("database busy", fault, LOGGED);
  expect(log.error).not.toHaveBeenCalled();
});
