import { disableNetwork, enableNetwork, type Firestore } from "firebase/firestore";
import { onPageRestore } from "@/page-lifecycle/on-page-restore";
import { openDatabase, restartDatabase } from "./database";
import type { StopListening } from "./live";

/** Without an answer from the server for this long, streaming counts as blocked. */
const FIRST_ANSWER_MS = 10_000;

/** Starts a listener and reports for every answer whether it came from the server. */
type Start = (database: Firestore, onAnswer: (fromServer: boolean) => void) => StopListening;

interface Listener {
  readonly start: Start;
  stop: StopListening;
  /** Whether its last answer came from the server. */
  isConfirmed: boolean;
}

const listeners = new Set<Listener>();
let timer: ReturnType<typeof setTimeout> | null = null;
/** True after the server's first answer or after a restart. */
let isSettled = false;
let isWatched = false;

/**
 * Keeps a listener connected. Without an answer from the server within 10 seconds, restarts the
 * client once with long polling. When the network or the page returns, reconnects at once instead
 * of after the client's own pause of up to 90 seconds. Disconnects while the page is in the
 * back/forward cache.
 */
export function keepListening(start: Start): StopListening {
  const listener: Listener = { start, stop: () => {}, isConfirmed: false };
  listeners.add(listener);
  connect(listener);
  awaitFirstAnswer();
  watchPage();
  return () => {
    listeners.delete(listener);
    listener.stop();
  };
}

function connect(listener: Listener): void {
  listener.stop = listener.start(openDatabase(), (fromServer) => {
    listener.isConfirmed = fromServer;
    if (!fromServer) return;
    isSettled = true;
    if (timer !== null) clearTimeout(timer);
    timer = null;
  });
}

function awaitFirstAnswer(): void {
  if (isSettled || timer !== null) return;
  timer = setTimeout(() => {
    timer = null;
    if (listeners.size === 0) return;
    // Without a network, a missing answer does not mean that streaming is blocked.
    if (!navigator.onLine) return awaitFirstAnswer();
    isSettled = true;
    for (const listener of listeners) listener.stop();
    restartDatabase();
    for (const listener of listeners) connect(listener);
  }, FIRST_ANSWER_MS);
}

function watchPage(): void {
  if (isWatched) return;
  isWatched = true;
  window.addEventListener("online", reconnect);
  // An open connection would keep the page out of the back/forward cache.
  window.addEventListener("pagehide", ({ persisted }) => {
    if (persisted && listeners.size > 0) disableNetwork(openDatabase()).catch(() => {});
  });
  onPageRestore(reconnect);
  document.addEventListener("visibilitychange", () => {
    const isStale = [...listeners].some(({ isConfirmed }) => !isConfirmed);
    if (!document.hidden && isStale) reconnect();
  });
}

function reconnect(): void {
  if (listeners.size === 0) return;
  const database = openDatabase();
  // A client that was replaced meanwhile needs no connection.
  disableNetwork(database)
    .then(() => enableNetwork(database))
    .catch(() => {});
}
