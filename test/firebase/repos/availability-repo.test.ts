import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Availability } from "@/domain/availability/availability.schema";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { watchAvailability } from "@/firebase/repos/availability-repo";

type OnAnswer = (answer: { value: Availability | null; fromCache: boolean }) => void;

const page = vi.hoisted(() => ({
  /** The live queries that have started. */
  live: [] as { key: string; answer: OnAnswer }[],
}));

vi.mock("@/firebase/connection/live-queries", () => ({
  listenToDocument: (
    [, key]: [string, string],
    _parse: unknown,
    { onAnswer }: { onAnswer: OnAnswer },
  ) => {
    page.live.push({ key, answer: onAnswer });
    return () => {};
  },
}));

const UNTIL = Date.parse("2027-03-03T19:00:00Z");
const paused = { ...DEFAULT_AVAILABILITY, paused_until: UNTIL };
const PAUSED = [
  { found: { fields: { paused_until: { integerValue: String(UNTIL) } }, updateTime: "1" } },
] as const;

function stubAnswers(...answers: unknown[]) {
  const fetching = vi.fn(async (_url: string, _init: RequestInit) => {
    const answer = answers.shift();
    if (answer === undefined) throw new TypeError("Failed to fetch");
    return Response.json(answer);
  });
  vi.stubGlobal("fetch", fetching);
  return fetching;
}

/** Ends what the test watches: an untouched page reads for ever. */
const stops: (() => void)[] = [];

function watch(key = "resto-bobingen") {
  const onChange = vi.fn();
  const onFailure = vi.fn();
  const stop = watchAvailability(key, onChange, onFailure);
  stops.push(stop);
  return { onChange, onFailure, stop };
}

// Under load, its first import takes longer than a poll.
beforeAll(() => import("@/firebase/repos/parse-availability"));
beforeEach(() => {
  vi.stubGlobal("window", new EventTarget());
  const visible = { hidden: false, readyState: "complete" };
  vi.stubGlobal("document", Object.assign(new EventTarget(), visible));
  vi.spyOn(console, "warn").mockImplementation(() => {});
  page.live = [];
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("watchAvailability", () => {
  it("reads a pause at once, without an interaction and with one request", async () => {
    const fetching = stubAnswers(PAUSED);
    const { onChange, onFailure } = watch();
    await expect.poll(() => onChange.mock.calls).toEqual([[paused]]);
    expect(fetching).toHaveBeenCalledTimes(1);
    expect(fetching.mock.calls[0]?.[1].body).toMatch(/documents\/availability\/resto-bobingen"/);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it("shows a pause to an untouched page within ten seconds, without the database client", async () => {
    vi.useFakeTimers();
    stubAnswers([{ missing: "availability/resto-bobingen" }], PAUSED);
    const { onChange } = watch();
    await vi.waitFor(() => expect(onChange.mock.calls).toEqual([[DEFAULT_AVAILABILITY]]));
    await vi.advanceTimersByTimeAsync(10_000);
    await vi.waitFor(() => expect(onChange.mock.calls).toEqual([[DEFAULT_AVAILABILITY], [paused]]));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(page.live).toEqual([]);
  });

  it("follows the availability live from the first interaction on, and then reads no more", async () => {
    vi.useFakeTimers();
    const fetching = stubAnswers(PAUSED);
    const { onChange } = watch();
    await vi.waitFor(() => expect(onChange.mock.calls).toEqual([[paused]]));
    window.dispatchEvent(new Event("pointermove"));
    await vi.waitFor(() => expect(page.live).toHaveLength(1));
    page.live[0]?.answer({ value: null, fromCache: false });
    const reads = fetching.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetching).toHaveBeenCalledTimes(reads);
    expect(onChange.mock.lastCall).toEqual([DEFAULT_AVAILABILITY]);
  });

  it("does not report a document again that has not been written since", async () => {
    vi.useFakeTimers();
    const written = (updateTime: string) => [{ found: { ...PAUSED[0].found, updateTime } }];
    const fetching = stubAnswers(written("1"), written("1"), written("2"));
    const { onChange } = watch();
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fetching).toHaveBeenCalledTimes(2);
    expect(onChange).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(10_000);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
  });

  it("reads nothing for a hidden page, and reads at once when it is visible again", async () => {
    vi.useFakeTimers();
    const fetching = stubAnswers([{ missing: "availability/resto-bobingen" }], PAUSED);
    const { onChange } = watch();
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
    Object.assign(document, { hidden: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetching).toHaveBeenCalledTimes(1);
    Object.assign(document, { hidden: false });
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.waitFor(() => expect(onChange.mock.lastCall).toEqual([paused]));
  });

  it("has no limits without a stored document", async () => {
    stubAnswers([{ missing: "availability/resto-bobingen" }]);
    const { onChange } = watch();
    await expect.poll(() => onChange.mock.calls).toEqual([[DEFAULT_AVAILABILITY]]);
  });

  it("reads timestamps as milliseconds", async () => {
    const timestampValue = new Date(UNTIL).toISOString();
    stubAnswers([{ found: { fields: { paused_until: { timestampValue } } } }]);
    const { onChange } = watch();
    await expect.poll(() => onChange.mock.calls).toEqual([[paused]]);
  });

  it("leaves out what cannot be read, and keeps the pause", async () => {
    const fields = {
      paused_until: { integerValue: String(UNTIL) },
      extra_minutes: { stringValue: "many" },
    };
    stubAnswers([{ found: { fields } }]);
    const { onChange, onFailure } = watch();
    await expect.poll(() => onChange.mock.calls).toEqual([[paused]]);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it("says that reading failed, and reads again as soon as the browser is online", async () => {
    stubAnswers();
    const { onChange, onFailure } = watch();
    await expect.poll(() => onFailure.mock.calls.length).toBe(1);
    stubAnswers(PAUSED);
    window.dispatchEvent(new Event("online"));
    await expect.poll(() => onChange.mock.calls).toEqual([[paused]]);
  });

  it("reads again ten seconds after a failure, but not once it has been stopped", async () => {
    vi.useFakeTimers();
    stubAnswers([null], PAUSED);
    const { onChange, onFailure, stop } = watch();
    await vi.waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1));
    await vi.advanceTimersByTimeAsync(10_000);
    await vi.waitFor(() => expect(onChange.mock.calls).toEqual([[paused]]));
    stop();
    const fetching = stubAnswers();
    const stopped = watch();
    await vi.waitFor(() => expect(stopped.onFailure).toHaveBeenCalledTimes(1));
    stopped.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  it("keeps a live answer when the first read arrives later", async () => {
    let answerRead = (_response: Response) => {};
    vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (answerRead = resolve)));
    const { onChange } = watch();
    window.dispatchEvent(new Event("pointerdown"));
    await expect.poll(() => page.live).toHaveLength(1);
    page.live[0]?.answer({ value: null, fromCache: true });
    expect(onChange).not.toHaveBeenCalled();
    page.live[0]?.answer({ value: null, fromCache: false });
    answerRead(Response.json(PAUSED));
    // A read that starts later is reported later.
    stubAnswers(PAUSED);
    const later = watch();
    await expect.poll(() => later.onChange.mock.calls).toEqual([[paused]]);
    expect(onChange.mock.calls).toEqual([[DEFAULT_AVAILABILITY]]);
  });
});
