import { describe, expect, it } from "vitest";
import { callProblemOf } from "@/firebase/callables/call-problem";

const fault = (details?: unknown) => Object.assign(new Error("message"), { details });

describe("callProblemOf", () => {
  it("recognises a refusal with its details", () => {
    expect(callProblemOf(fault({ reason: "BELOW_MINIMUM", missing_cents: 150 }))).toEqual({
      kind: "refused",
      refusal: { reason: "BELOW_MINIMUM", missing_cents: 150 },
      quote: null,
    });
  });

  it.each([
    ["no details", fault()],
    ["an unknown reason", fault({ reason: "SOMETHING" })],
    ["text instead of details", fault("<html>502</html>")],
    ["a thrown value that is not an error", "boom"],
  ])("leaves the outcome unknown with %s", (_name, thrown) => {
    expect(callProblemOf(thrown)).toEqual({ kind: "unknown-outcome" });
  });
});
