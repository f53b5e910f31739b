import type { SoundState } from "./alarm-state";

/** Two tones in hertz, played three times: audible over an extractor hood. */
interface Ring {
  readonly tones: readonly [number, number];
  readonly loudness: number;
  readonly everyMs: number;
}

const RINGS: Record<"ringing" | "urgent", Ring> = {
  ringing: { tones: [880, 1174.66], loudness: 0.55, everyMs: 1800 },
  // Almost without a break, higher, falling, and at full volume.
  urgent: { tones: [1567.98, 1046.5], loudness: 1, everyMs: 1050 },
};
const TONE_SECONDS = 0.16;

let context: AudioContext | null = null;
let wasRefused = false;
const listeners = new Set<() => void>();

/** Whether the alarm can play right now. */
export function soundState(): SoundState {
  if (typeof window === "undefined" || !("AudioContext" in window)) return "unsupported";
  if (!context) return wasRefused ? "blocked" : "unarmed";
  return context.state === "running" ? "armed" : "blocked";
}

/** Calls `listener` when {@link soundState} changes. @returns unsubscribes */
export function onSoundChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Unlocks the sound and plays it once. Browsers allow this only in a click handler. */
export async function armAndTest(): Promise<void> {
  if (soundState() === "unsupported") return;
  try {
    context ??= openContext();
    await context.resume();
    playChime(context, RINGS.ringing);
  } catch {
    wasRefused = true;
  }
  notify();
}

/** Rings repeatedly. @returns stops the ringing */
export function startRinging(kind: keyof typeof RINGS): () => void {
  const ring = () => {
    if (context?.state === "running") playChime(context, RINGS[kind]);
  };
  ring();
  const timer = setInterval(ring, RINGS[kind].everyMs);
  return () => clearInterval(timer);
}

function openContext(): AudioContext {
  const opened = new AudioContext();
  opened.addEventListener("statechange", notify);
  return opened;
}

function notify(): void {
  for (const listener of listeners) listener();
}

function playChime(audio: AudioContext, { tones: [first, second], loudness }: Ring): void {
  for (let index = 0; index < 6; index++) {
    const frequency = index % 2 === 0 ? first : second;
    playTone(audio, { frequency, loudness }, audio.currentTime + index * TONE_SECONDS);
  }
}

function playTone(
  audio: AudioContext,
  { frequency, loudness }: { frequency: number; loudness: number },
  at: number,
): void {
  const tone = new OscillatorNode(audio, { type: "square", frequency });
  const volume = new GainNode(audio, { gain: 0 });
  // Short ramps avoid clicks.
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loudness, at + 0.01);
  volume.gain.setValueAtTime(loudness, at + TONE_SECONDS - 0.03);
  volume.gain.linearRampToValueAtTime(0, at + TONE_SECONDS);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + TONE_SECONDS);
}
