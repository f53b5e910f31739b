import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** Volumes that tones have reached. */
let volumes: number[];

class FakeAudio extends EventTarget {
  state = "running";
  currentTime = 0;
  destination = {};
  resume = async () => {};
}

class FakeNode {
  gain = {
    setValueAtTime: () => {},
    linearRampToValueAtTime: (volume: number) => {
      if (volume > 0) volumes.push(volume);
    },
  };
  connect = (next: unknown) => next;
  start = () => {};
  stop = () => {};
}

beforeEach(() => {
  volumes = [];
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal("AudioContext", FakeAudio);
  vi.stubGlobal("OscillatorNode", FakeNode);
  vi.stubGlobal("GainNode", FakeNode);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Rings for ten seconds. @returns the loudest tone and the number of tones */
async function ring(kind: "ringing" | "urgent") {
  const { armAndTest, startRinging } = await import("@/features/admin/board/alarm/alarm-sound");
  await armAndTest();
  volumes = [];
  const stop = startRinging(kind);
  vi.advanceTimersByTime(10_000);
  stop();
  const tones = volumes.length;
  vi.advanceTimersByTime(10_000);
  expect(volumes).toHaveLength(tones);
  return { loudest: Math.max(...volumes), tones };
}

it("an urgent alarm is louder and rings more often", async () => {
  const usual = await ring("ringing");
  const urgent = await ring("urgent");
  expect(usual.tones).toBeGreaterThan(6);
  expect(usual.loudest).toBeGreaterThan(0.4);
  expect(usual.loudest).toBeLessThan(0.6);
  expect(urgent.loudest).toBe(1);
  expect(urgent.tones).toBeGreaterThan(usual.tones * 1.5);
});
