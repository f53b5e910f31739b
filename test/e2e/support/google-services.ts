import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { type IncomingMessage, request as passOn, type ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Transform } from "node:stream";
import { LOCAL_PROJECT_ID } from "@/hosting/lib/local-web-config";
import type { BackendPorts } from "@/hosting/lib/ports";

/** As long as the id of the local project, so that lengths in the middle of streams stay true. */
export const PROJECT_ID = "resto-next";

/** Google's services that pages call: port of the local backend, and where it has the service. */
const SERVICES: Readonly<Record<string, readonly [port: keyof BackendPorts, path: string]>> = {
  "firestore.googleapis.com": ["firestore", ""],
  "identitytoolkit.googleapis.com": ["auth", "/identitytoolkit.googleapis.com"],
  "securetoken.googleapis.com": ["auth", "/securetoken.googleapis.com"],
  "content-firebaseappcheck.googleapis.com": ["auth", ""],
};

/** Google's services for pages of the project {@link PROJECT_ID}, answered by a local backend. */
export interface GoogleServices {
  /** Arguments of a browser that finds them. */
  readonly browserArgs: readonly string[];
  stop(): void;
}

/** Starts them at one address, with a certificate that only this browser accepts. */
export async function startGoogleServices(ports: BackendPorts): Promise<GoogleServices> {
  const server = createServer(newCertificate(), (request, response) =>
    answer(request, response, ports),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const rules = [
    ...Object.keys(SERVICES).map((host) => `MAP ${host} 127.0.0.1:${port}`),
    ...["MAP * ~NOTFOUND", "EXCLUDE localhost", "EXCLUDE 127.0.0.1"],
  ];
  return {
    browserArgs: [`--host-resolver-rules=${rules.join(", ")}`, "--ignore-certificate-errors"],
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function newCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), "resto-certificate-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1"];
  execFileSync("openssl", [...request, "-subj", "/CN=localhost", "-keyout", key, "-out", cert], {
    stdio: "ignore",
  });
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return pair;
}

function answer(request: IncomingMessage, response: ServerResponse, ports: BackendPorts): void {
  const { method, headers, url = "/" } = request;
  const service = SERVICES[headers.host ?? ""];
  if (!service) return void response.writeHead(404).end();
  const [port, path] = service;
  const { origin = "*" } = headers;
  const allowed = {
    "access-control-allow-origin": origin,
    "access-control-allow-headers": headers["access-control-request-headers"] ?? "*",
    "access-control-allow-methods": "GET, POST, PATCH, DELETE",
  };
  if (method === "OPTIONS") return void response.writeHead(204, allowed).end();
  const upstream = passOn({
    host: "127.0.0.1",
    port: ports[port],
    method,
    path: path + url.replaceAll(PROJECT_ID, LOCAL_PROJECT_ID),
    // Nothing is compressed, so that the id can be replaced.
    headers: { ...headers, "accept-encoding": "identity" },
  });
  upstream.on("error", () => request.socket.destroy());
  response.on("close", () => upstream.destroy());
  upstream.on("response", (answered) => {
    response.writeHead(answered.statusCode ?? 502, { ...answered.headers, ...allowed });
    answered.pipe(replacing(LOCAL_PROJECT_ID, PROJECT_ID)).pipe(response);
  });
  request
    .pipe(replacing(PROJECT_ID, LOCAL_PROJECT_ID))
    // The other spelling of the field, which alone the local backend reads.
    .pipe(replacing('"debug_token":', '"debugToken" :'))
    .pipe(upstream);
}

/** Replaces a text by another of the same length, also where it is cut in two. */
function replacing(from: string, to: string): Transform {
  let rest = "";
  const cut = (text: string) => {
    for (let length = from.length - 1; length > 0; length -= 1)
      if (text.endsWith(from.slice(0, length))) return text.length - length;
    return text.length;
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      // Latin 1 keeps every byte.
      const text = (rest + chunk.toString("latin1")).replaceAll(from, to);
      rest = text.slice(cut(text));
      done(null, Buffer.from(text.slice(0, cut(text)), "latin1"));
    },
    flush: (done) => done(null, Buffer.from(rest, "latin1")),
  });
}
