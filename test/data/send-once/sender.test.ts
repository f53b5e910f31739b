import { expect, it, vi } from "vitest";
import { createSender } from "@/data/send-once/sender";

const submitted = { type: "submitted", needsAccount: false } as const;

it("runs one attempt to send at a time", async () => {
  const sender = createSender<string>();
  const attempt = vi.fn(async () => ({ type: "succeeded", answer: "a" }) as const);
  sender.dispatch(submitted);
  await Promise.all([
    sender.run(attempt, () => ({ type: "unknown" })),
    sender.run(attempt, () => ({ type: "unknown" })),
  ]);
  expect(attempt).toHaveBeenCalledTimes(1);
  expect(sender.state()).toEqual({ phase: "succeeded", answer: "a" });
});

it("runs the next attempt to send after one that rejected", async () => {
  const report = vi.spyOn(console, "error").mockImplementation(() => {});
  const sender = createSender<string>();
  sender.dispatch(submitted);
  await sender.run(
    () => Promise.reject(new Error("lock refused")),
    () => ({ type: "unknown" }),
  );
  expect(sender.isRunning()).toBe(false);
  expect(sender.state()).toEqual({ phase: "checking" });
  expect(report).toHaveBeenCalled();
  await sender.run(
    async () => ({ type: "succeeded", answer: "a" }),
    () => ({ type: "unknown" }),
  );
  expect(sender.state().phase).toBe("succeeded");
});

it("reports only changes of the sending state", () => {
  const sender = createSender<string>();
  const listener = vi.fn();
  const stop = sender.subscribe(listener);
  sender.dispatch({ type: "lost" });
  sender.dispatch(submitted);
  stop();
  sender.dispatch({ type: "lost" });
  expect(listener).toHaveBeenCalledTimes(1);
});
