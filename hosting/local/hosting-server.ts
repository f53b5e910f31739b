import { createServer, type ServerResponse } from "node:http";
import connect from "connect";
// The entry of the package is CommonJS with a nested default, which loaders read differently.
import superstatic from "superstatic/lib/superstatic.js";
import { callProxy } from "../firebase/call-proxy";
import { localSecurityPolicy } from "../firebase/content-security-policy";
import { type HostingEntry, hostingEntry } from "../firebase/firebase-json";
import { listen } from "../lib/listen";
import { type HostingTarget, targetOfMode } from "../targets";
import { brotliCompressor, HOSTED_QUALITY } from "./brotli-compressor";

export interface HostingServerOptions {
  readonly target: string;
  /** Folder of the built site. */
  readonly folder: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Port of the functions of the local backend that answers the pages' calls. */
  readonly functionsPort?: number;
  /** Brotli's; that of Firebase Hosting by default. */
  readonly brotliQuality?: number;
}

/** A running local server. */
export interface ServedSite {
  /** Without a trailing slash. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Allows local backends, which use other ports. Live sites never get this policy. */
const LOCAL_POLICY = localSecurityPolicy(["http://localhost:*", "http://127.0.0.1:*"]);

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

/** Superstatic forwards nothing to functions. */
function pageRewrites({ rewrites }: Pick<HostingEntry, "rewrites">) {
  return rewrites.filter((rewrite) => "destination" in rewrite);
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

/** Serves a built site like Firebase Hosting, with the policy of a local backend. */
export function startHostingServer(options: HostingServerOptions): Promise<ServedSite> {
  const target = targetOfMode(options.target);
  if (!target) throw new Error("mode none has no hosting target");
  const entry = hostingEntry(target);
  return serveEntry(target, { ...entry, headers: localHeaders(entry) }, options);
}

/** Serves a built site like Firebase Hosting: rewrites, headers and Brotli. */
export async function serveEntry(
  target: HostingTarget,
  entry: Pick<HostingEntry, "rewrites" | "headers">,
  options: Omit<HostingServerOptions, "target">,
): Promise<ServedSite> {
  const app = connect();
  const compression = brotliCompressor(options.brotliQuality ?? HOSTED_QUALITY);
  if (options.functionsPort !== undefined) app.use(callProxy(target, options.functionsPort));
  app.use(uncachedNotFound);
  app.use(
    superstatic({
      cwd: options.folder,
      config: {
        public: ".",
        rewrites: pageRewrites(entry),
        headers: entry.headers.map((rule) => ({ ...rule, headers: [...rule.headers] })),
      },
      // Undocumented: a function replaces the built-in compression.
      compression: compression as unknown as boolean,
      fallthrough: false,
    }),
  );
  const server = createServer(app);
  const { port, stop } = await listen(server, options.port);
  return { url: `http://localhost:${port}`, stop };
}
