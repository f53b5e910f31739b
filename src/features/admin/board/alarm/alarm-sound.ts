import type { SoundState } from "./alarm-state";

const RING_EVERY_MS = 1800;
/** Two rising tones in hertz, played three times: audible over an extractor hood. */
const TONES = [880, 1174.66] as const;
const TONE_SECONDS = 0.16;
const LOUDNESS = 0.55;

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
    playChime(context);
  } catch {
    wasRefused = true;
  }
  notify();
}

/** Rings repeatedly. @returns stops the ringing */
export function startRinging(): () => void {
  const ring = () => {
    if (context?.state === "running") playChime(context);
  };
  ring();
  const timer = setInterval(ring, RING_EVERY_MS);
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

function playChime(audio: AudioContext): void {
  for (let index = 0; index < TONES.length * 3; index++) {
    const frequency = TONES[index % TONES.length] ?? TONES[0];
    playTone(audio, frequency, audio.currentTime + index * TONE_SECONDS);
  }
}

function playTone(audio: AudioContext, frequency: number, at: number): void {
  const tone = new OscillatorNode(audio, { type: "square", frequency });
  const volume = new GainNode(audio, { gain: 0 });
  // Short ramps avoid clicks.
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.01);
  volume.gain.setValueAtTime(LOUDNESS, at + TONE_SECONDS - 0.03);
  volume.gain.linearRampToValueAtTime(0, at + TONE_SECONDS);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + TONE_SECONDS);
}
