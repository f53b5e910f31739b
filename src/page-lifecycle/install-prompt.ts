/** The browser's offer to install the site as an app; Chromium only. */
export interface InstallPrompt extends Event {
  /** Asks the guest; possible once. */
  readonly prompt: () => Promise<unknown>;
}

const PROMPT_EVENT = "beforeinstallprompt";

let offered: InstallPrompt | null = null;
const listeners = new Set<() => void>();

/**
 * Keeps the browser's own offer back until the site makes it. Call once, early: the event may come
 * soon.
 */
export function keepInstallPrompt(): void {
  window.addEventListener(PROMPT_EVENT, (event) => {
    event.preventDefault();
    set("prompt" in event ? (event as InstallPrompt) : null);
  });
  window.addEventListener("appinstalled", () => set(null));
}

/** The offer; null before the browser makes it and after it was used. */
export function installPrompt(): InstallPrompt | null {
  return offered;
}

/** Makes the offer, which is used up by it. */
export async function askToInstall(): Promise<void> {
  const prompt = offered;
  set(null);
  await prompt?.prompt();
}

/** Reports changes of {@link installPrompt}. @returns unsubscribes */
export function onInstallPrompt(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(prompt: InstallPrompt | null): void {
  offered = prompt;
  for (const listener of listeners) listener();
}
