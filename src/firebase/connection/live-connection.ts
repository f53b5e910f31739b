import { disableNetwork, enableNetwork, type Firestore } from "firebase/firestore";
import { openDatabase, restartDatabase } from "./database";
import type { StopListening } from "./live";

/** Without an answer from the server for this long, streaming counts as blocked. */
const FIRST_WORD_MS = 10_000;

/** Starts a listener and reports of every answer whether it came from the server. */
type Start = (database: Firestore, heard: (fromServer: boolean) => void) => StopListening;

interface Listening {
  readonly start: Start;
  stop: StopListening;
  /** Whether its last answer came from the server. */
  isConfirmed: boolean;
}

const listening = new Set<Listening>();
let timer: ReturnType<typeof setTimeout> | null = null;
/** True after the server's first answer or after a restart. */
let isSettled = false;
let isWatched = false;

/**
 * Keeps a listener connected. Without an answer from the server within 10 seconds, restarts the
 * client once with long polling. When the network or the page returns, reconnects at once instead
 * of after the client's own pause of up to 90 seconds.
 */
export function keepListening(start: Start): StopListening {
  const one: Listening = { start, stop: () => {}, isConfirmed: false };
  listening.add(one);
  connect(one);
  awaitFirstWord();
  watchPage();
  return () => {
    listening.delete(one);
    one.stop();
  };
}

function connect(one: Listening): void {
  one.stop = one.start(openDatabase(), (fromServer) => {
    one.isConfirmed = fromServer;
    if (!fromServer) return;
    isSettled = true;
    if (timer !== null) clearTimeout(timer);
    timer = null;
  });
}

function awaitFirstWord(): void {
  if (isSettled || timer !== null) return;
  timer = setTimeout(() => {
    timer = null;
    if (listening.size === 0) return;
    // Being offline says nothing about streams.
    if (!navigator.onLine) return awaitFirstWord();
    isSettled = true;
    for (const one of listening) one.stop();
    restartDatabase();
    for (const one of listening) connect(one);
  }, FIRST_WORD_MS);
}

function watchPage(): void {
  if (isWatched) return;
  isWatched = true;
  window.addEventListener("online", reconnect);
  document.addEventListener("visibilitychange", () => {
    const isStale = [...listening].some(({ isConfirmed }) => !isConfirmed);
    if (!document.hidden && isStale) reconnect();
  });
}

function reconnect(): void {
  if (listening.size === 0) return;
  const database = openDatabase();
  // A client that was replaced meanwhile needs no connection.
  disableNetwork(database)
    .then(() => enableNetwork(database))
    .catch(() => {});
}
