/** A traversal that takes longer than this was refused by the browser. */
const MAX_TRAVERSAL_MS = 500;

interface EntryState {
  /** Sheets that are open at this entry; 0 for the page itself. */
  readonly sheets: number;
  /** The router's position, the same for a page and its sheets. */
  readonly idx: unknown;
}

/** How "back" closes each open sheet, the topmost last. */
const open: (() => void)[] = [];
/** Resolved once the entries of closed sheets are gone. */
const waiting: (() => void)[] = [];
/** The entry that is being left because its sheet is closed. */
let leaving: EntryState | null = null;
let latest: EntryState | null = null;
let isListening = false;

/**
 * Adds a history entry for an open sheet, so that "back" closes the sheet instead of leaving the
 * page. Sheets may be nested.
 * @param onBack closes the sheet; its entry is gone by then
 * @returns removes the entry of a sheet that closes otherwise; resolves when the history is at the
 *   page again, at once after "back"
 */
export function addSheetEntry(onBack: () => void): () => Promise<void> {
  if (!isListening) window.addEventListener("popstate", followHistory, { capture: true });
  isListening = true;
  open.push(onBack);
  setTimeout(syncHistory);
  return () => {
    const index = open.lastIndexOf(onBack);
    if (index === -1) return Promise.resolve();
    open.splice(index, 1);
    // Not at once: a sheet that replaces this one takes over its entry.
    setTimeout(syncHistory);
    return new Promise((resolve) => waiting.push(resolve));
  };
}

/** Gives the topmost sheet its entry, or leaves the entries of sheets that are closed. */
function syncHistory(): void {
  if (leaving) return;
  latest = entryState();
  if (latest.sheets > open.length) {
    leaveEntry(latest);
    return;
  }
  if (latest.sheets < open.length) pushEntry();
  for (const resolve of waiting.splice(0)) resolve();
}

function pushEntry(): void {
  const { history } = window;
  // Leaving the entry must not scroll the page, coming back from another page must.
  history.scrollRestoration = "manual";
  history.pushState({ ...history.state, sheets: open.length }, "");
  history.scrollRestoration = "auto";
  latest = entryState();
}

function leaveEntry(entry: EntryState): void {
  leaving = entry;
  setTimeout(() => {
    if (leaving !== entry) return;
    leaving = null;
    for (const resolve of waiting.splice(0)) resolve();
  }, MAX_TRAVERSAL_MS);
  window.history.back();
}

function followHistory(event: PopStateEvent): void {
  const entry = entryState();
  const previous = latest;
  const left = leaving;
  leaving = null;
  latest = entry;
  if (entry.sheets === 0) window.history.scrollRestoration = "auto";
  if (left) {
    // The router would render the whole page again, which has not changed.
    if (left.idx === entry.idx) event.stopImmediatePropagation();
  } else {
    for (const onBack of open.splice(entry.sheets).reverse()) onBack();
    // A link in a sheet leaves its entry between two pages: both directions pass over it.
    const isForward =
      previous !== null && previous.idx === entry.idx && previous.sheets < entry.sheets;
    if (isForward && entry.sheets > open.length) {
      window.history.forward();
      return;
    }
  }
  syncHistory();
}

function entryState(): EntryState {
  const state: { sheets?: unknown; idx?: unknown } | null = window.history.state;
  return { sheets: typeof state?.sheets === "number" ? state.sheets : 0, idx: state?.idx };
}
