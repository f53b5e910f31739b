import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import connect from "connect";
// The entry of the package is CommonJS with a nested default, which loaders read differently.
import superstatic from "superstatic/lib/superstatic.js";
import { contentSecurityPolicy } from "../firebase/content-security-policy";
import { type HostingEntry, hostingEntry } from "../firebase/firebase-json";
import { targetOfMode } from "../targets";
import { brotliCompressor } from "./brotli-compressor";

export interface HostingServerOptions {
  readonly target: string;
  /** Folder of the built site. */
  readonly folder: string;
  /** 0 lets the system choose. */
  readonly port: number;
}

/** A running local server. */
export interface ServedSite {
  /** Without a trailing slash. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Allows local backends, which use other ports. Live sites never get this policy. */
const LOCAL_POLICY = contentSecurityPolicy(["http://localhost:*", "http://127.0.0.1:*"]);

/** The headers of firebase.json for a site, with {@link LOCAL_POLICY}. */
function localHeaders(entry: HostingEntry) {
  return entry.headers.map(({ source, headers }) => ({
    source,
    headers: headers.map(({ key, value }) => ({
      key,
      value: key === "Content-Security-Policy" ? LOCAL_POLICY : value,
    })),
  }));
}

/**
 * Superstatic sends the headers of the missing file's path; Firebase Hosting sends those of the 404
 * page. Without this a 404 below `/assets` would be cached for a year.
 */
function uncachedNotFound(_request: unknown, response: ServerResponse, next: () => void): void {
  const send = response.writeHead.bind(response);
  // Called after every other handler has set its headers.
  response.writeHead = (status: number) => {
    if (status === 404) response.setHeader("Cache-Control", "no-cache");
    return send(status);
  };
  next();
}

/** Serves a built site like Firebase Hosting: rewrites, headers and Brotli. */
export async function startHostingServer(options: HostingServerOptions): Promise<ServedSite> {
  const target = targetOfMode(options.target);
  if (!target) throw new Error("mode none has no hosting target");
  const entry = hostingEntry(target);
  const app = connect();
  const compression = brotliCompressor();
  app.use(uncachedNotFound);
  app.use(
    superstatic({
      cwd: options.folder,
      config: { public: ".", rewrites: [...entry.rewrites], headers: localHeaders(entry) },
      // Undocumented: a function replaces the built-in compression.
      compression: compression as unknown as boolean,
      fallthrough: false,
    }),
  );
  const server = createServer(app);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, "localhost", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
