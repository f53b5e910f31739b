import { disableNetwork, enableNetwork, type Firestore } from "firebase/firestore";
import { openDatabase, restartDatabase } from "./database";
import type { StopListening } from "./live";

/** Without a word from the server for this long, streaming is taken to be blocked (spec section 4). */
const FIRST_WORD_MS = 10_000;

/** Starts a listener and reports of every answer whether it is the server's word. */
type Start = (database: Firestore, heard: (fromServer: boolean) => void) => StopListening;

interface Listening {
  readonly start: Start;
  stop: StopListening;
  /** Whether its last answer was the server's word. */
  isConfirmed: boolean;
}

const listening = new Set<Listening>();
let timer: ReturnType<typeof setTimeout> | null = null;
/** No restart any more: the server has spoken, or there was one. */
let isSettled = false;
let isWatched = false;

/**
 * Keeps a listener going: where the server's first word does not come within 10 seconds the
 * database is started once more without streams, and where the page comes back to the network or
 * to the screen it connects at once instead of after the client's own pause of up to 90 seconds.
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
    // Without a network nothing is learned about streams.
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
  // A database that has been replaced in the meantime needs no connection.
  disableNetwork(database)
    .then(() => enableNetwork(database))
    .catch(() => {});
}
