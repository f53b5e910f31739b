import type { CDPSession } from "playwright-core";

/** One answered request of a page. */
export interface LoggedRequest {
  readonly url: string;
  readonly kind: "html" | "js" | "css" | "other";
  /** Compressed bytes of the body, without headers. */
  readonly bytes: number;
  /** Compressed bytes of headers and body. */
  readonly wireBytes: number;
  /** Milliseconds from the request of the document to the last byte. */
  readonly endMs: number;
}

/** Requests of a page, recorded through the DevTools protocol. */
export interface NetworkLog {
  readonly finished: readonly LoggedRequest[];
  /** Whether no request was pending for the given time; open streams do not count. */
  isQuietFor(ms: number): boolean;
}

const STREAM_AFTER_MS = 6000;

function kindOf(mimeType: string, resourceType: string): LoggedRequest["kind"] {
  if (resourceType === "Document") return "html";
  if (/javascript/.test(mimeType)) return "js";
  return /text\/css/.test(mimeType) ? "css" : "other";
}

/** Starts recording; call before opening the page. */
export async function followNetwork(session: CDPSession): Promise<NetworkLog> {
  const finished: LoggedRequest[] = [];
  const open = new Map<string, { url: string; since: number; headerBytes: number }>();
  const kinds = new Map<string, LoggedRequest["kind"]>();
  let openedAt: number | null = null;
  let lastChange = performance.now();

  session.on("Network.requestWillBeSent", ({ requestId, request, timestamp }) => {
    if (!/^https?:/.test(request.url)) return;
    openedAt ??= timestamp;
    lastChange = performance.now();
    open.set(requestId, { url: request.url, since: lastChange, headerBytes: 0 });
  });
  session.on("Network.responseReceived", ({ requestId, response, type }) => {
    kinds.set(requestId, kindOf(response.mimeType, type));
    const request = open.get(requestId);
    if (request) request.headerBytes = response.encodedDataLength;
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength, timestamp }) => {
    const request = open.get(requestId);
    if (!request) return;
    open.delete(requestId);
    lastChange = performance.now();
    finished.push({
      url: request.url,
      kind: kinds.get(requestId) ?? "other",
      bytes: encodedDataLength - request.headerBytes,
      wireBytes: encodedDataLength,
      endMs: (timestamp - (openedAt ?? timestamp)) * 1000,
    });
  });
  session.on("Network.loadingFailed", ({ requestId }) => open.delete(requestId));
  await session.send("Network.enable");

  return {
    finished,
    isQuietFor(ms) {
      const now = performance.now();
      const waiting = [...open.values()].some(({ since }) => now - since < STREAM_AFTER_MS);
      return !waiting && now - lastChange > ms;
    },
  };
}
