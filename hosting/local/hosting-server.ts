import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import connect from "connect";
// The package's own entry is CommonJS with a nested default, which every loader reads differently.
import superstatic from "superstatic/lib/superstatic.js";
import { contentSecurityPolicy } from "../firebase/content-security-policy";
import { type HostingEntry, hostingEntry } from "../firebase/firebase-json";
import { targetOfMode } from "../targets";
import { brotliCompressor } from "./brotli-compressor";

export interface HostingServerOptions {
  readonly target: string;
  /** Folder with the built site. */
  readonly folder: string;
  /** 0 lets the system choose. */
  readonly port: number;
}

/** A site served on the own machine. */
export interface ServedSite {
  /** Without a trailing slash. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Backends on the own machine are on other ports; live sites never get this policy. */
const LOCAL_POLICY = contentSecurityPolicy(["http://localhost:*", "http://127.0.0.1:*"]);

/** firebase.json's headers for this site, with the policy opened for local backends. */
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
 * Headers of the missing file's path win here, those of the 404 page on Hosting: what is not there
 * must not be kept for a year.
 */
function keepNothingMissing(_request: unknown, response: ServerResponse, next: () => void): void {
  const send = response.writeHead.bind(response);
  // The last one to touch the headers: whoever comes later is asked before.
  response.writeHead = (status: number) => {
    if (status === 404) response.setHeader("Cache-Control", "no-cache");
    return send(status);
  };
  next();
}

/** Serves a built site as Firebase Hosting would: rewrites, headers and brotli. */
export async function startHostingServer(options: HostingServerOptions): Promise<ServedSite> {
  const target = targetOfMode(options.target);
  if (!target) throw new Error("a build without a key has no hosting target");
  const entry = hostingEntry(target);
  const app = connect();
  const compression = brotliCompressor();
  app.use(keepNothingMissing);
  app.use(
    superstatic({
      cwd: options.folder,
      config: { public: ".", rewrites: [...entry.rewrites], headers: localHeaders(entry) },
      // Undocumented but supported: a function instead of the built-in compression.
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
